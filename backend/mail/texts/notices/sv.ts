import type { NoticeTexts } from './notice-texts.ts';

export const sv: NoticeTexts = {
  why: 'Du får det här mejlet eftersom ”{setting}” är påslaget i dina notiser hos {brand}.',
  kinds: {
    new_conversations: 'Nya samtal',
    new_messages: 'Nya meddelanden',
    like: 'Likes och matcher',
    unread_message_reminders: 'Olästa meddelanden',
    weekly_updates: 'Din vecka',
    reminders: 'Påminnelser',
    news: 'Nytt från {brand}',
    promotions: 'Erbjudanden',
  },
  more: { real: 'Fler medlemmar: {count}', fictional: 'Fler fiktiva profiler: {count}' },
  new_conversations: {
    one: '{name} har skrivit till dig för första gången',
    many: 'Nya samtal: {count}',
    text: 'Meddelandet väntar på dig. Bara du kan läsa vad som står, på din sida.',
    button: 'Läs och svara',
  },
  new_messages: {
    one: '{name} har skrivit till dig',
    many: 'Samtal med nya meddelanden: {count}',
    text: 'Dina samtal fortsätter. Bara du kan läsa vad som har skrivits, på din sida.',
    button: 'Läs meddelanden',
  },
  like: {
    one: '{name} gillar dig',
    match: 'Ni gillar varandra: {name} och du',
    many: 'Nya likes: {count}',
    text: 'Se själv om ni passar ihop.',
    mutual: 'ni gillar varandra',
    button: 'Visa profilen',
    all: 'Visa likes',
  },
  unread: {
    subject: 'Olästa meddelanden: {count}',
    text: 'De här meddelandena har väntat på dig ett tag. Vi påminner dig högst en gång om dagen.',
    button: 'Läs meddelanden',
    facts: { real: 'Från medlemmar', fictional: 'Från fiktiva profiler' },
  },
  weekly: {
    subject: 'Din vecka hos {brand}',
    text: 'Det här har hänt sedan förra veckan. Alla siffror är från i dag, och medlemmar och fiktiva profiler är räknade var för sig.',
    button: 'Visa medlemmar',
    newcomers: { real: 'Nya medlemmar nära dig', fictional: 'Nya fiktiva profiler nära dig' },
    likes: { real: 'Osedda likes från medlemmar', fictional: 'Osedda likes från fiktiva profiler' },
    unread: { real: 'Olästa samtal med medlemmar', fictional: 'Olästa samtal med fiktiva profiler' },
  },
  activation: {
    subject: 'Din registrering hos {brand} är nästan klar',
    paragraphs: [
      'Du har registrerat dig hos {brand} men inte bekräftat din mejladress än. Först därefter syns din profil och du kan skriva med andra.',
    ],
    button: 'Bekräfta mejladressen',
    notes: [
      'Har du inte registrerat dig? Då behöver du inte göra något: utan bekräftelse raderar vi kontot 30 dagar efter registreringen.',
    ],
  },
  photo: {
    subject: 'Din profil hos {brand} saknar en bild',
    paragraphs: [
      'En bild visar andra vem de skriver till. Du väljer vilken du visar och kan ta bort den när som helst.',
    ],
    button: 'Lägg till en bild',
    notes: ['Vi påminner dig om det här bara den här gången.'],
  },
};
