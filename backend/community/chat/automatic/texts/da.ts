import type { AutomaticTexts } from '../topics.ts';

export const da: AutomaticTexts = {
  machine: 'Nej, der er intet menneske bag denne profil: Den er fiktiv, og et program svarer.',
  meeting: 'Jeg er en fiktiv profil, så ingen kan møde dig eller ringe til dig.',
  place: 'Stedet i min fiktive profil er: {city}.',
  age: 'Alderen i min fiktive profil er: {age}.',
  interests: 'Interesserne i min fiktive profil er: {interests}.',
  work: 'Denne profil har ikke noget arbejde, den er fiktiv.',
  photo: 'Billederne hører til en fiktiv profil. De viser ingen, der skriver til dig.',
  seeking: 'En fiktiv profil søger ingen.',
  wellbeing: 'Tak, fordi du spørger. Her svarer et program, og det har det hverken godt eller skidt.',
  greeting: 'Hej! Her svarer et program for en fiktiv profil. Du kan spørge om sted, alder og interesser.',
  unheard: 'Jeg er en fiktiv profil og kan ikke svare på det.',
};
