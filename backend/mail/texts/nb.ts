import type { MailTexts } from './mail-texts.ts';

export const nb: MailTexts = {
  greeting: 'Hei',
  linkHint: 'Hvis knappen ikke virker, kan du kopiere denne adressen inn i nettleseren:',
  sender: '{brand} er en tjeneste fra {company}, {address}.',
  activation: {
    subject: 'Bekreft e-postadressen din hos {brand}',
    paragraphs: [
      'Bare ett steg gjenstår: Bekreft at denne adressen er din. Deretter er profilen din synlig, og du kan skrive med andre.',
    ],
    button: 'Bekreft e-postadressen',
    notes: [
      'Lenken virker én gang og i {days} dager.',
      'Har du ikke registrert deg? Da trenger du ikke gjøre noe: Uten bekreftelse sletter vi kontoen igjen.',
    ],
  },
  'already-member': {
    subject: 'Du har allerede en konto hos {brand}',
    paragraphs: [
      'Noen prøvde å registrere seg hos {brand} med denne adressen. Den har allerede en konto, så det ble ikke opprettet en ny. Var det deg, kan du logge inn med passordet ditt.',
    ],
    button: 'Logg inn',
    notes: ['Var det ikke deg, trenger du ikke gjøre noe. Ingen har fått tilgang til kontoen din.'],
  },
  'complaint-receipt': {
    subject: 'Vi har mottatt henvendelsen din: {receipt}',
    paragraphs: [
      'Takk for at du kontakter {brand}. Henvendelsen er mottatt, og vi svarer deg på denne adressen.',
    ],
    notes: ['Ta vare på denne e-posten: Den er kvitteringen din.'],
    facts: { receipt: 'Nummer', received: 'Mottatt', category: 'Emne' },
    categories: {
      profile: 'Profil',
      message: 'Melding eller chat',
      payment: 'Betaling',
      privacy: 'Personvern',
      withdrawal: 'Angre på en avtale',
      other: 'Annet',
    },
  },
  withdrawal: {
    subject: 'Vi har mottatt angremeldingen din: {receipt}',
    paragraphs: [
      'Du har gått fra en avtale med {brand}. Erklæringen din kom inn på tidspunktet som står her.',
    ],
    outcomes: {
      refunding: 'Vi betaler {amount} tilbake, på samme måte som du betalte.',
      nothing_left: 'Det er ingen credits igjen av denne bestillingen, så det er ikke noe å betale tilbake.',
      open: 'Et menneske ser på den og svarer deg på denne adressen.',
    },
    unverified:
      'Denne e-posten gjentar ikke det som ble skrevet, for hvem som helst kan ha oppgitt adressen. Det er lagret under dette nummeret. Var det ikke deg, trenger du ikke gjøre noe.',
    notes: ['Ta vare på denne e-posten: den er kvitteringen din.'],
    facts: {
      receipt: 'Nummer',
      received: 'Mottatt',
      name: 'Navn',
      order: 'Bestilling',
      paid: 'Betalt',
      unused: 'Ubrukte credits',
      spent: 'Trukket fra for brukte credits',
      seen: 'Trukket fra for medlemmer du bare har sett bildene til med premium ({count})',
      back: 'Du får tilbake',
    },
    seenRule:
      'Hvert av disse medlemmene teller som én melding, alle til sammen høyst halvparten så mye som de ubrukte creditsene dine.',
  },
  mandate: {
    subject: 'SEPA-fullmakten din til {brand}',
    paragraphs: ['Du har gitt denne fullmakten til én belastning:'],
    facts: {
      creditor: 'Kreditor',
      creditor_id: 'Kreditor-ID',
      reference: 'Fullmaktens referanse',
      account_holder: 'Kontoinnehaver',
      account: 'Konto',
      amount: 'Beløp',
    },
    notes: ['Har du ikke gitt den? Svar på denne e-posten, så ser et menneske på det.'],
  },
};
