import type { NoticeTexts } from './notice-texts.ts';

export const sv: NoticeTexts = {
  why: 'Du får det här mejlet eftersom ”{setting}” är påslaget bland dina notiser på {brand}.',
  kinds: {
    new_conversations: 'Nya chattar',
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
    many: 'Nya chattar: {count}',
    text: 'Meddelandet väntar på dig. Vad som står där kan bara du läsa, när du har loggat in.',
    button: 'Läs och svara',
  },
  new_messages: {
    one: '{name} har skrivit till dig',
    many: 'Chattar med nya meddelanden: {count}',
    text: 'Det finns nytt i dina chattar. Vad som har skrivits kan bara du läsa, när du har loggat in.',
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
    subject: 'Din vecka på {brand}',
    text: 'Det här har hänt sedan förra veckan. Siffrorna är från i dag, och medlemmar och fiktiva profiler är räknade var för sig.',
    button: 'Visa medlemmar',
    newcomers: { real: 'Nya medlemmar nära dig', fictional: 'Nya fiktiva profiler nära dig' },
    likes: { real: 'Osedda likes från medlemmar', fictional: 'Osedda likes från fiktiva profiler' },
    unread: { real: 'Olästa chattar med medlemmar', fictional: 'Olästa chattar med fiktiva profiler' },
  },
  activation: {
    subject: 'Din registrering hos {brand} är nästan klar',
    paragraphs: [
      'Du har registrerat dig hos {brand} men inte bekräftat din e-postadress än. Först därefter syns din profil och du kan skriva till andra.',
    ],
    button: 'Bekräfta e-postadress',
    notes: [
      'Har du inte registrerat dig? Då behöver du inte göra något: utan bekräftelse raderar vi kontot 30 dagar efter registreringen.',
    ],
  },
  photo: {
    subject: 'Din profil på {brand} saknar ett foto',
    paragraphs: [
      'Ett foto visar andra vem de skriver till. Du väljer vilket du visar och kan ta bort det när som helst.',
    ],
    button: 'Lägg till ett foto',
    notes: ['Vi påminner dig om det här bara den här gången.'],
  },
};
