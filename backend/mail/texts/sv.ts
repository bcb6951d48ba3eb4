import type { MailTexts } from './mail-texts.ts';

export const sv: MailTexts = {
  greeting: 'Hej',
  linkHint: 'Om knappen inte fungerar kan du kopiera den här adressen till din webbläsare:',
  sender: '{brand} är en tjänst från {company}, {address}.',
  activation: {
    subject: 'Bekräfta din e-postadress hos {brand}',
    paragraphs: [
      'Bara ett steg återstår: bekräfta att den här adressen är din. Sedan syns din profil och du kan skriva med andra.',
    ],
    button: 'Bekräfta e-postadress',
    notes: [
      'Länken fungerar en gång och i {days} dagar.',
      'Har du inte registrerat dig? Då behöver du inte göra något: utan bekräftelse raderar vi kontot igen.',
    ],
  },
  'already-member': {
    subject: 'Du har redan ett konto hos {brand}',
    paragraphs: [
      'Någon försökte registrera sig hos {brand} med den här adressen. Den hör redan till ett konto, så inget nytt har öppnats. Var det du, så logga in med ditt lösenord.',
    ],
    button: 'Logga in',
    notes: ['Var det inte du behöver du inte göra något. Ingen har fått tillgång till ditt konto.'],
  },
  'complaint-receipt': {
    subject: 'Vi har tagit emot ditt ärende: {receipt}',
    paragraphs: [
      'Tack för att du kontaktar {brand}. Ditt ärende har kommit fram och vi svarar dig på den här adressen.',
    ],
    notes: ['Spara det här mejlet: det är ditt kvitto.'],
    facts: { receipt: 'Nummer', received: 'Mottaget', category: 'Ärende', name: 'Namn', text: 'Din text' },
    categories: {
      profile: 'Profil',
      message: 'Meddelande eller chatt',
      payment: 'Betalning',
      privacy: 'Integritet',
      withdrawal: 'Ånger av ett avtal',
      other: 'Annat',
    },
  },
};
