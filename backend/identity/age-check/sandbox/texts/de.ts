import type { AgeTexts } from './age-texts.ts';

export const de: AgeTexts = {
  title: 'Test-Altersprüfung (Sandbox)',
  notice:
    'Das ist nur ein Test. Niemand sieht dich oder deinen Ausweis an, und niemand fragt nach deinen Daten.',
  asks: '{brand} möchte wissen, ob du mindestens {min_age} Jahre alt bist.',
  what: 'Was soll passieren?',
  choices: {
    pass: 'Du bist alt genug',
    fail: 'Die Prüfung schlägt fehl',
    silent: 'Du bist alt genug, und die Marke erfährt nichts',
    repeated: 'Du bist alt genug, und die Marke erfährt es viermal',
    leave: 'Die Prüfung bleibt offen, und du gehst zurück',
  },
  go: 'Weiter',
  back: 'Zurück zu {brand}',
  states: { passed: 'Diese Prüfung ist bestanden.', failed: 'Diese Prüfung ist fehlgeschlagen.' },
};
