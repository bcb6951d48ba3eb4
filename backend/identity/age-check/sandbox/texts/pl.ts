import type { AgeTexts } from './age-texts.ts';

export const pl: AgeTexts = {
  title: 'Testowa weryfikacja wieku',
  notice: 'To strona testowa. Nikt nie ogląda ciebie ani dokumentu i nikt nie pyta o twoje dane.',
  asks: 'Serwis {brand} chce wiedzieć, czy masz co najmniej {min_age} lat.',
  what: 'Co ma się stać?',
  choices: {
    pass: 'Masz wymagany wiek',
    fail: 'Weryfikacja nie powiodła się',
    silent: 'Masz wymagany wiek, a serwis o niczym się nie dowiaduje',
    repeated: 'Masz wymagany wiek, a serwis dowiaduje się o tym cztery razy',
    leave: 'Zostaw weryfikację otwartą i wróć',
  },
  go: 'Dalej',
  back: 'Wróć do serwisu {brand}',
  states: { passed: 'Ta weryfikacja się powiodła.', failed: 'Ta weryfikacja się nie udała.' },
};
