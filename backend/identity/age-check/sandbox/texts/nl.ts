import type { AgeTexts } from './age-texts.ts';

export const nl: AgeTexts = {
  title: 'Sandbox-leeftijdscontrole',
  notice:
    'Dit is een sandbox. Niemand kijkt naar jou of naar een document, en niemand vraagt om je gegevens.',
  asks: '{brand} wil weten of je minstens {min_age} jaar bent.',
  what: 'Wat moet er gebeuren?',
  choices: {
    pass: 'Je bent oud genoeg',
    fail: 'De controle mislukt',
    silent: 'Je bent oud genoeg, en het merk krijgt geen bericht',
    repeated: 'Je bent oud genoeg, en het merk krijgt vier keer bericht',
    leave: 'Open laten en teruggaan',
  },
  go: 'Verder',
  back: 'Terug naar {brand}',
  states: { passed: 'Deze controle is gelukt.', failed: 'Deze controle is mislukt.' },
};
