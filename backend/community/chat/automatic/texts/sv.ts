import type { AutomaticTexts } from '../topics.ts';

export const sv: AutomaticTexts = {
  machine: 'Nej, bakom den här profilen finns ingen människa: den är fiktiv, och ett program svarar.',
  meeting: 'Jag är en fiktiv profil, så ingen kan träffa eller ringa dig.',
  place: 'Orten i min fiktiva profil är: {city}.',
  age: 'Åldern i min fiktiva profil är: {age}.',
  interests: 'Intressena i min fiktiva profil är: {interests}.',
  work: 'Den här profilen har inget yrke, den är fiktiv.',
  photo: 'Bilderna hör till en fiktiv profil. De visar ingen som skriver till dig.',
  seeking: 'En fiktiv profil söker ingen.',
  wellbeing: 'Tack för att du frågar. Här svarar ett program, och det mår varken bra eller dåligt.',
  greeting: 'Hej! Här svarar ett program för en fiktiv profil. Du kan fråga om ort, ålder och intressen.',
  unheard: 'Jag är en fiktiv profil och kan inte svara på det.',
};
