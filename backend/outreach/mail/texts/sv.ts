import type { MailTexts } from './mail-texts.ts';

export const sv: MailTexts = {
  greeting: 'Hej,',
  linkHint: 'Om knappen inte fungerar kan du kopiera den här adressen till din webbläsare:',
  sender: '{brand} är en tjänst från {company}, {address}.',
  activation: {
    subject: 'Bekräfta din e-postadress hos {brand}',
    paragraphs: [
      'Bara ett steg återstår: bekräfta att den här adressen är din. Sedan syns din profil och du kan skriva till andra.',
    ],
    button: 'Bekräfta e-postadress',
    notes: [
      'Länken gäller i {days} dagar och kan bara användas en gång.',
      'Har du inte registrerat dig? Då behöver du inte göra något: utan bekräftelse raderar vi kontot.',
    ],
  },
  'already-member': {
    subject: 'Du har redan ett konto hos {brand}',
    paragraphs: [
      'Någon försökte registrera sig hos {brand} med den här adressen. Den hör redan till ett konto, så inget nytt har skapats. Var det du kan du logga in med ditt lösenord.',
    ],
    button: 'Logga in',
    notes: ['Var det inte du behöver du inte göra något. Ingen har fått tillgång till ditt konto.'],
  },
  'complaint-receipt': {
    subject: 'Vi har tagit emot ditt ärende: {receipt}',
    paragraphs: [
      'Tack för att du kontaktar {brand}. Ditt ärende har kommit fram och vi svarar dig på den här adressen.',
    ],
    notes: ['Spara det här mejlet: det är din bekräftelse.'],
    report: {
      subject: 'Vi har tagit emot din anmälan: {receipt}',
      paragraphs: [
        'Tack för din anmälan till {brand}. Den har kommit fram och vi svarar dig på den här adressen.',
      ],
    },
    facts: { receipt: 'Nummer', received: 'Mottaget', category: 'Ärende' },
    categories: {
      profile: 'Profil',
      message: 'Meddelande eller chatt',
      payment: 'Betalning',
      privacy: 'Integritet',
      withdrawal: 'Ångra ett avtal',
      other: 'Annat',
    },
  },
  withdrawal: {
    subject: 'Vi har tagit emot ditt ångermeddelande: {receipt}',
    paragraphs: [
      'Du har ångrat ett avtal med {brand}. Ditt ångermeddelande kom in vid den tidpunkt som står här.',
    ],
    outcomes: {
      refunding: 'Vi betalar tillbaka {amount} på samma sätt som du betalade.',
      nothing_left:
        'Det finns inga credits kvar av den här beställningen, så det finns inget att betala tillbaka.',
      open: 'En människa tittar på det och svarar dig på den här adressen.',
    },
    unverified:
      'Det här mejlet upprepar inte det som skrevs, eftersom vem som helst kan ha angett adressen. Det är sparat under det här numret. Var det inte du behöver du inte göra något.',
    notes: ['Spara det här mejlet: det är din bekräftelse.'],
    facts: {
      receipt: 'Nummer',
      received: 'Mottaget',
      name: 'Namn',
      order: 'Beställning',
      paid: 'Betalt',
      unused: 'Oanvända credits',
      spent: 'Avdrag för förbrukade credits',
      back: 'Du får tillbaka',
    },
  },
  mandate: {
    subject: 'Ditt SEPA-medgivande för {brand}',
    paragraphs: ['Du har lämnat det här medgivandet för en enda debitering:'],
    facts: {
      creditor: 'Betalningsmottagare',
      creditor_id: 'Betalningsmottagarens id',
      reference: 'Medgivandets referens',
      account_holder: 'Kontohavare',
      account: 'Konto',
      amount: 'Belopp',
    },
    notes: ['Har du inte lämnat det? Svara på det här mejlet, så tittar en människa på det.'],
  },
};
