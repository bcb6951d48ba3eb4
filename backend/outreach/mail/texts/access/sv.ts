import type { AccessTexts } from './access-texts.ts';

export const sv: AccessTexts = {
  'password-reset': {
    subject: 'Nytt lösenord till {brand}',
    paragraphs: ['Du har bett om ett nytt lösenord till ditt konto hos {brand}. Här kan du välja det.'],
    button: 'Välj ett nytt lösenord',
    notes: [
      'Länken gäller i {minutes} minuter och kan bara användas en gång.',
      'Har du inte bett om det här? Då behöver du inte göra något: ditt lösenord är som förut.',
    ],
  },
  'password-changed': {
    subject: 'Ditt lösenord hos {brand} har ändrats',
    paragraphs: [
      'Ditt konto hos {brand} har från och med nu ett nytt lösenord. I alla andra webbläsare är du utloggad.',
      'Var det inte du? Välj då genast ett nytt lösenord.',
    ],
    button: 'Begär ett nytt lösenord',
    notes: ['Om du själv har ändrat lösenordet behöver du inte göra något.'],
  },
  'mail-change': {
    subject: 'Bekräfta din nya e-postadress hos {brand}',
    paragraphs: [
      'Ditt konto hos {brand} ska få den här e-postadressen. Bekräfta att den är din. Till dess gäller den gamla.',
    ],
    button: 'Bekräfta den nya adressen',
    notes: [
      'Länken gäller i {hours} timmar och kan bara användas en gång.',
      'Känner du inte till det här? Då behöver du inte göra något: utan bekräftelse ändras ingenting.',
    ],
  },
  'mail-change-taken': {
    subject: 'Din e-postadress hos {brand}',
    paragraphs: [
      'Någon ville använda den här e-postadressen till ett annat konto hos {brand}. Den hör redan till ditt, så ingenting ändras. Var det du kan du logga in med den här adressen.',
    ],
    button: 'Logga in',
    notes: ['Var det inte du behöver du inte göra något. Ingen har kommit in på ditt konto.'],
  },
  'mail-changed': {
    subject: 'Din e-postadress hos {brand} har ändrats',
    paragraphs: [
      'Ditt konto hos {brand} har nu en annan e-postadress. Vi skriver inte längre till den här, och du kan inte längre logga in med den.',
      'Var det inte du? Svara genast på det här mejlet, så hjälper en människa dig.',
    ],
    notes: ['Om du själv har ändrat adressen behöver du inte göra något.'],
  },
};
