import type { MailTexts } from './mail-texts.ts';

export const da: MailTexts = {
  greeting: 'Hej,',
  linkHint: 'Virker knappen ikke, så kopiér denne adresse til din browser:',
  sender: '{brand} er en tjeneste fra {company}, {address}.',
  activation: {
    subject: 'Bekræft din e-mailadresse hos {brand}',
    paragraphs: [
      'Der mangler kun ét skridt: Bekræft, at denne adresse tilhører dig. Derefter er din profil synlig, og du kan skrive med andre.',
    ],
    button: 'Bekræft e-mailadresse',
    notes: [
      'Linket virker én gang og i {days} dage.',
      'Har du ikke selv oprettet en konto, behøver du ikke gøre noget: Uden bekræftelse sletter vi den igen.',
    ],
  },
  'already-member': {
    subject: 'Du har allerede en konto hos {brand}',
    paragraphs: [
      'Nogen har prøvet at oprette en konto hos {brand} med denne adresse. Adressen hører allerede til en konto, så der er ikke oprettet en ny. Var det dig, så log ind med din adgangskode.',
    ],
    button: 'Log ind',
    notes: ['Var det ikke dig, behøver du ikke gøre noget. Ingen har fået adgang til din konto.'],
  },
  'complaint-receipt': {
    subject: 'Vi har modtaget din henvendelse {receipt}',
    paragraphs: ['Tak for din henvendelse til {brand}. Den er modtaget, og vi svarer dig på denne adresse.'],
    notes: ['Gem denne mail: Den er din bekræftelse.'],
    report: {
      subject: 'Vi har modtaget din anmeldelse {receipt}',
      paragraphs: ['Tak for din anmeldelse til {brand}. Den er modtaget, og vi svarer dig på denne adresse.'],
    },
    facts: { receipt: 'Sagsnummer', received: 'Modtaget', category: 'Emne' },
    categories: {
      profile: 'Profil',
      message: 'Besked eller samtale',
      payment: 'Betaling',
      privacy: 'Privatliv og data',
      withdrawal: 'Fortrydelse af en aftale',
      other: 'Andet',
    },
  },
  withdrawal: {
    subject: 'Vi har modtaget din fortrydelse: {receipt}',
    paragraphs: [
      'Du har fortrudt en aftale med {brand}. Vi modtog din meddelelse på det tidspunkt, der står her.',
    ],
    outcomes: {
      refunding: 'Vi betaler {amount} tilbage på samme måde, som du betalte.',
      nothing_left:
        'Der er ingen ubrugte credits tilbage af denne ordre, så der er ikke noget at betale tilbage.',
      open: 'Et menneske ser på din fortrydelse og svarer dig på denne adresse.',
    },
    unverified:
      'Denne mail gentager ikke, hvad der blev skrevet, for enhver kan have indtastet adressen. Det er gemt under sagsnummeret. Var det ikke dig, behøver du ikke gøre noget.',
    notes: ['Gem denne mail: Den er din bekræftelse.'],
    facts: {
      receipt: 'Sagsnummer',
      received: 'Modtaget',
      name: 'Navn',
      order: 'Ordre',
      paid: 'Betalt',
      unused: 'Ubrugte credits',
      spent: 'Fratrukket for brugte credits',
      back: 'Du får tilbage',
    },
  },
  mandate: {
    subject: 'Dit SEPA-mandat til {brand}',
    paragraphs: ['Du har givet dette mandat til en enkelt betaling:'],
    facts: {
      creditor: 'Kreditor',
      creditor_id: 'Kreditor-id',
      reference: 'Mandatreference',
      account_holder: 'Kontohaver',
      account: 'Konto',
      amount: 'Beløb',
    },
    notes: ['Har du ikke givet mandatet? Svar på denne mail, så ser et menneske på det.'],
  },
};
