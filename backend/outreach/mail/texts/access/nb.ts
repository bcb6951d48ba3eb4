import type { AccessTexts } from './access-texts.ts';

export const nb: AccessTexts = {
  'password-reset': {
    subject: 'Nytt passord til {brand}',
    paragraphs: ['Du har bedt om et nytt passord til kontoen din hos {brand}. Her kan du velge det.'],
    button: 'Velg et nytt passord',
    notes: [
      'Lenken virker én gang og i {minutes} minutter.',
      'Har du ikke bedt om dette? Da trenger du ikke å gjøre noe: Passordet ditt er som før.',
    ],
  },
  'password-changed': {
    subject: 'Passordet ditt hos {brand} er endret',
    paragraphs: [
      'Kontoen din hos {brand} har fått et nytt passord. Alle andre steder er du logget ut.',
      'Var det ikke deg? Velg et nytt passord med en gang.',
    ],
    button: 'Be om et nytt passord',
    notes: ['Har du endret passordet selv, trenger du ikke å gjøre noe.'],
  },
  'mail-change': {
    subject: 'Bekreft den nye e-postadressen din hos {brand}',
    paragraphs: [
      'Kontoen din hos {brand} skal få denne e-postadressen. Bekreft at den er din. Fram til da bruker vi den gamle.',
    ],
    button: 'Bekreft den nye adressen',
    notes: [
      'Lenken virker én gang og i {hours} timer.',
      'Kjenner du ikke til dette? Da trenger du ikke å gjøre noe: Uten bekreftelse endres ingenting.',
    ],
  },
  'mail-change-taken': {
    subject: 'E-postadressen din hos {brand}',
    paragraphs: [
      'Noen ville bruke denne e-postadressen til en annen konto hos {brand}. Den hører allerede til kontoen din, så alt blir som det er. Var det deg, kan du logge inn med denne adressen.',
    ],
    button: 'Logg inn',
    notes: ['Var det ikke deg, trenger du ikke å gjøre noe. Ingen har fått tilgang til kontoen din.'],
  },
  'mail-changed': {
    subject: 'E-postadressen din hos {brand} er endret',
    paragraphs: [
      'Kontoen din hos {brand} har nå en annen e-postadresse. Vi skriver ikke lenger til denne, og du kan ikke lenger logge inn med den.',
      'Var det ikke deg? Svar på denne e-posten med en gang, så hjelper et menneske deg.',
    ],
    notes: ['Har du endret adressen selv, trenger du ikke å gjøre noe.'],
  },
};
