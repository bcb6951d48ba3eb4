import type { AgeTexts } from './age-texts.ts';

export const sv: AgeTexts = {
  title: 'Ålderskontroll i testmiljö',
  notice:
    'Det här är en testmiljö. Ingen tittar på dig eller på någon id-handling, och ingen frågar efter dina uppgifter.',
  asks: '{brand} vill veta om du är minst {min_age} år.',
  what: 'Vad ska hända?',
  choices: {
    pass: 'Du är gammal nog',
    fail: 'Kontrollen misslyckas',
    silent: 'Du är gammal nog, men sajten får inte veta något',
    repeated: 'Du är gammal nog, och sajten får veta det fyra gånger',
    leave: 'Lämna öppen och gå tillbaka',
  },
  go: 'Fortsätt',
  back: 'Tillbaka till {brand}',
  states: { passed: 'Din ålder är bekräftad.', failed: 'Den här kontrollen har misslyckats.' },
};
