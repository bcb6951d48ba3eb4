import type { AutomaticTexts } from '../topics.ts';

export const nl: AutomaticTexts = {
  machine: 'Nee, achter dit profiel zit geen mens: het is fictief en een programma antwoordt.',
  meeting: 'Ik ben een fictief profiel, dus niemand kan je ontmoeten of bellen.',
  place: 'Als plaats staat in mijn fictieve profiel: {city}.',
  age: 'Als leeftijd staat in mijn fictieve profiel: {age}.',
  interests: 'Als interesses staan in mijn fictieve profiel: {interests}.',
  work: 'Dit profiel heeft geen beroep, het is fictief.',
  photo: 'De foto’s horen bij een fictief profiel. Er staat niemand op die je schrijft.',
  seeking: 'Een fictief profiel zoekt niemand.',
  wellbeing: 'Lief dat je het vraagt. Hier antwoordt een programma, en dat voelt zich niet goed of slecht.',
  greeting:
    'Hallo! Hier antwoordt een programma voor een fictief profiel. Je kunt vragen naar plaats, leeftijd en interesses.',
  unheard: 'Ik ben een fictief profiel en kan daar geen antwoord op geven.',
};
