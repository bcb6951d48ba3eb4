import type { AgeTexts } from './age-texts.ts';

export const da: AgeTexts = {
  title: 'Test af aldersbevis',
  notice:
    'Dette er kun en test. Ingen ser på dig eller din legitimation, og ingen beder om dine oplysninger.',
  asks: '{brand} vil gerne vide, om du er mindst {min_age} år.',
  what: 'Hvad skal der ske?',
  choices: {
    pass: 'Du er gammel nok',
    fail: 'Tjekket lykkes ikke',
    silent: 'Du er gammel nok, men webstedet får det ikke at vide',
    repeated: 'Du er gammel nok, og webstedet får det at vide fire gange',
    leave: 'Lad tjekket stå åbent, og gå tilbage',
  },
  go: 'Fortsæt',
  back: 'Tilbage til {brand}',
  states: { passed: 'Din alder er bekræftet.', failed: 'Dette tjek lykkedes ikke.' },
};
