import type { NoticeTexts } from './notice-texts.ts';

export const it: NoticeTexts = {
  why: 'Ricevi questa e-mail perché nelle tue notifiche su {brand} è attiva la voce «{setting}».',
  kinds: {
    new_conversations: 'Nuove conversazioni',
    new_messages: 'Nuovi messaggi',
    like: 'Like e match',
    unread_message_reminders: 'Messaggi non letti',
    weekly_updates: 'La tua settimana',
    reminders: 'Promemoria',
    news: 'Novità da {brand}',
    promotions: 'Offerte',
  },
  more: { real: 'Altri membri: {count}', fictional: 'Altri profili fittizi: {count}' },
  new_conversations: {
    one: '{name} ti ha scritto per la prima volta',
    many: 'Nuove conversazioni: {count}',
    text: 'Questo messaggio ti aspetta. Puoi leggerlo solo tu, nel tuo account.',
    button: 'Leggi e rispondi',
  },
  new_messages: {
    one: '{name} ti ha scritto',
    many: 'Conversazioni con nuovi messaggi: {count}',
    text: 'Le tue conversazioni continuano. Puoi leggerle solo tu, nel tuo account.',
    button: 'Leggi i messaggi',
  },
  like: {
    one: '{name} ti ha messo un like',
    match: '{name} e tu vi piacete',
    many: 'Nuovi like: {count}',
    text: 'Guarda se potreste andare d’accordo.',
    mutual: 'vi piacete a vicenda',
    button: 'Guarda il profilo',
    all: 'Guarda i like',
  },
  unread: {
    subject: 'Messaggi non letti: {count}',
    text: 'Questi messaggi ti aspettano da un po’. Te lo ricordiamo al massimo una volta al giorno.',
    button: 'Leggi i messaggi',
    facts: { real: 'Da membri', fictional: 'Da profili fittizi' },
  },
  weekly: {
    subject: 'La tua settimana su {brand}',
    text: 'Ecco cosa è successo dalla settimana scorsa. Tutte le cifre sono di oggi; membri e profili fittizi sono contati separatamente.',
    button: 'Guarda i membri',
    newcomers: { real: 'Nuovi membri vicino a te', fictional: 'Nuovi profili fittizi vicino a te' },
    likes: { real: 'Like non visti da membri', fictional: 'Like non visti da profili fittizi' },
    unread: {
      real: 'Conversazioni non lette con membri',
      fictional: 'Conversazioni non lette con profili fittizi',
    },
  },
  activation: {
    subject: 'La tua iscrizione su {brand} è quasi completa',
    paragraphs: [
      'Hai creato un account su {brand}, ma non hai ancora confermato il tuo indirizzo e-mail. Solo dopo la conferma il tuo profilo sarà visibile e potrai scrivere agli altri.',
    ],
    button: 'Conferma l’indirizzo e-mail',
    notes: [
      'Non hai creato tu l’account? Non devi fare nulla: senza conferma lo eliminiamo 30 giorni dopo l’iscrizione.',
    ],
  },
  photo: {
    subject: 'Al tuo profilo su {brand} manca una foto',
    paragraphs: [
      'Una foto mostra agli altri a chi scrivono. Scegli tu quale mostrare e puoi toglierla in ogni momento.',
    ],
    button: 'Aggiungi una foto',
    notes: ['Te lo ricordiamo solo questa volta.'],
  },
};
