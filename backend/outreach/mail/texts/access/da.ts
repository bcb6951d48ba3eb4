import type { AccessTexts } from './access-texts.ts';

export const da: AccessTexts = {
  'password-reset': {
    subject: 'Ny adgangskode til {brand}',
    paragraphs: ['Du vil gerne have en ny adgangskode til din konto hos {brand}. Her kan du vælge den.'],
    button: 'Vælg en ny adgangskode',
    notes: [
      'Linket virker én gang og i {minutes} minutter.',
      'Har du ikke bedt om det? Så behøver du ikke gøre noget: Din adgangskode er, som den var.',
    ],
  },
  'password-changed': {
    subject: 'Din adgangskode hos {brand} er ændret',
    paragraphs: [
      'Din konto hos {brand} har fået en ny adgangskode. Alle andre steder er du logget ud.',
      'Var det ikke dig? Så vælg straks en ny adgangskode.',
    ],
    button: 'Bed om en ny adgangskode',
    notes: ['Har du selv ændret adgangskoden, behøver du ikke gøre noget.'],
  },
  'mail-change': {
    subject: 'Bekræft din nye e-mailadresse hos {brand}',
    paragraphs: [
      'Din konto hos {brand} skal have denne e-mailadresse. Bekræft, at den er din. Indtil da gælder den gamle.',
    ],
    button: 'Bekræft den nye adresse',
    notes: [
      'Linket virker én gang og i {hours} timer.',
      'Kender du ikke noget til det? Så behøver du ikke gøre noget: Uden bekræftelse ændrer der sig intet.',
    ],
  },
  'mail-change-taken': {
    subject: 'Din e-mailadresse hos {brand}',
    paragraphs: [
      'Nogen ville bruge denne e-mailadresse til en anden konto hos {brand}. Den hører allerede til din, så alt bliver, som det er. Var det dig, så log ind med denne adresse.',
    ],
    button: 'Log ind',
    notes: ['Var det ikke dig, behøver du ikke gøre noget. Ingen har fået adgang til din konto.'],
  },
  'mail-changed': {
    subject: 'Din e-mailadresse hos {brand} er ændret',
    paragraphs: [
      'Din konto hos {brand} har nu en anden e-mailadresse. Vi skriver ikke længere til denne, og du kan ikke længere logge ind med den.',
      'Var det ikke dig? Svar straks på denne mail, så hjælper et menneske dig.',
    ],
    notes: ['Har du selv ændret adressen, behøver du ikke gøre noget.'],
  },
};
