import type { MailTexts } from './mail-texts.ts';

export const nb: MailTexts = {
  greeting: 'Hei,',
  linkHint: 'Hvis knappen ikke virker, kan du kopiere denne adressen inn i nettleseren:',
  sender: '{brand} er en tjeneste fra {company}, {address}.',
  activation: {
    subject: 'Bekreft e-postadressen din hos {brand}',
    paragraphs: [
      'Bare ett steg gjenstår: Bekreft at denne adressen er din. Deretter er profilen din synlig, og du kan skrive til andre.',
    ],
    button: 'Bekreft e-postadressen',
    notes: [
      'Lenken virker én gang og i {days} dager.',
      'Har du ikke registrert deg? Da trenger du ikke å gjøre noe: Uten bekreftelse sletter vi kontoen igjen.',
    ],
  },
  'already-member': {
    subject: 'Du har allerede en konto hos {brand}',
    paragraphs: [
      'Noen prøvde å registrere seg på {brand} med denne adressen. Den hører allerede til en konto, så det ble ikke opprettet noen ny. Var det deg, kan du logge inn med passordet ditt.',
    ],
    button: 'Logg inn',
    notes: ['Var det ikke deg, trenger du ikke å gjøre noe. Ingen har fått tilgang til kontoen din.'],
  },
  'complaint-receipt': {
    subject: 'Vi har mottatt henvendelsen din: {receipt}',
    paragraphs: [
      'Takk for at du skriver til {brand}. Henvendelsen er mottatt, og vi svarer deg på denne adressen.',
    ],
    notes: ['Ta vare på denne e-posten: Den er bekreftelsen din.'],
    report: {
      subject: 'Vi har mottatt rapporten din: {receipt}',
      paragraphs: ['Takk for rapporten til {brand}. Den er mottatt, og vi svarer deg på denne adressen.'],
    },
    facts: { receipt: 'Saksnummer', received: 'Mottatt', category: 'Emne' },
    categories: {
      profile: 'Profil',
      message: 'Melding eller samtale',
      payment: 'Betaling',
      privacy: 'Personvern',
      withdrawal: 'Angre en avtale',
      other: 'Annet',
    },
  },
  withdrawal: {
    subject: 'Vi har mottatt angremeldingen din: {receipt}',
    paragraphs: ['Du har gått fra en avtale med {brand}. Her ser du når angremeldingen din kom inn.'],
    outcomes: {
      refunding: 'Vi betaler tilbake {amount} på samme måte som du betalte.',
      nothing_left: 'Det er ingen credits igjen av denne bestillingen, så det er ikke noe å betale tilbake.',
      open: 'Et menneske ser på angremeldingen og svarer deg på denne adressen.',
    },
    unverified:
      'Det som ble skrevet, står ikke i denne e-posten, for hvem som helst kan ha oppgitt adressen. Det er lagret under saksnummeret. Var det ikke deg, trenger du ikke å gjøre noe.',
    notes: ['Ta vare på denne e-posten: Den er bekreftelsen din.'],
    facts: {
      receipt: 'Saksnummer',
      received: 'Mottatt',
      name: 'Navn',
      order: 'Ordrenummer',
      paid: 'Betalt',
      unused: 'Ubrukte credits',
      spent: 'Trukket fra for brukte credits',
      back: 'Du får tilbake',
    },
  },
  mandate: {
    subject: 'SEPA-fullmakten din til {brand}',
    paragraphs: ['Du har gitt denne fullmakten til én direktebelastning:'],
    facts: {
      creditor: 'Kreditor',
      creditor_id: 'Kreditor-ID',
      reference: 'Fullmaktsreferanse',
      account_holder: 'Kontoinnehaver',
      account: 'Konto',
      amount: 'Beløp',
    },
    notes: ['Har du ikke gitt denne fullmakten? Svar på denne e-posten, så ser et menneske på det.'],
  },
};
