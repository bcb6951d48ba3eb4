import type { AgeTexts } from './age-texts.ts';

export const nb: AgeTexts = {
  title: 'Test av alderskontroll (sandkasse)',
  notice:
    'Dette er bare en test. Ingen ser på deg eller legitimasjonen din, og ingen spør etter opplysningene dine.',
  asks: '{brand} vil vite om du er minst {min_age} år.',
  what: 'Hva skal skje?',
  choices: {
    pass: 'Du er gammel nok',
    fail: 'Kontrollen mislykkes',
    silent: 'Du er gammel nok, men nettstedet får ikke vite det',
    repeated: 'Du er gammel nok, og nettstedet får vite det fire ganger',
    leave: 'La den stå åpen og gå tilbake',
  },
  go: 'Videre',
  back: 'Tilbake til {brand}',
  states: { passed: 'Alderen din er bekreftet.', failed: 'Denne kontrollen mislyktes.' },
};
