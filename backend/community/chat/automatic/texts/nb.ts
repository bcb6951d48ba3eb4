import type { AutomaticTexts } from '../topics.ts';

export const nb: AutomaticTexts = {
  machine: 'Nei, det er ikke noe menneske bak denne profilen: Den er fiktiv, og et program svarer.',
  meeting: 'Jeg er en fiktiv profil, så ingen kan møte deg eller ringe deg.',
  place: 'Stedet i den fiktive profilen min er: {city}.',
  age: 'Alderen i den fiktive profilen min er: {age}.',
  interests: 'Interessene i den fiktive profilen min er: {interests}.',
  work: 'Denne profilen har ikke noe yrke, den er fiktiv.',
  photo: 'Bildene hører til en fiktiv profil. De viser ingen som skriver til deg.',
  seeking: 'En fiktiv profil leter ikke etter noen.',
  wellbeing: 'Takk for at du spør. Her svarer et program, og det har det verken bra eller dårlig.',
  greeting: 'Hei! Her svarer et program for en fiktiv profil. Du kan spørre om sted, alder og interesser.',
  unheard: 'Jeg er en fiktiv profil og kan ikke svare på det.',
};
