import type { NoticeTexts } from './notice-texts.ts';

export const de: NoticeTexts = {
  why: 'Du bekommst diese E-Mail, weil „{setting}“ in deinen Benachrichtigungen bei {brand} eingeschaltet ist.',
  kinds: {
    new_conversations: 'Neue Gespräche',
    new_messages: 'Neue Nachrichten',
    like: 'Likes und Matches',
    unread_message_reminders: 'Ungelesene Nachrichten',
    weekly_updates: 'Deine Woche',
    reminders: 'Erinnerungen',
    news: 'Neues von {brand}',
    promotions: 'Angebote',
  },
  more: { real: 'Weitere Mitglieder: {count}', fictional: 'Weitere fiktive Profile: {count}' },
  new_conversations: {
    one: '{name} hat dir zum ersten Mal geschrieben',
    many: 'Neue Gespräche: {count}',
    text: 'Du hast neue Post. Was darin steht, siehst nur du nach dem Einloggen.',
    button: 'Lesen und antworten',
  },
  new_messages: {
    one: '{name} hat dir geschrieben',
    many: 'Gespräche mit neuen Nachrichten: {count}',
    text: 'In deinen Gesprächen geht es weiter. Was geschrieben wurde, siehst nur du nach dem Einloggen.',
    button: 'Nachrichten lesen',
  },
  like: {
    one: '{name} mag dich',
    match: 'Ihr mögt euch: {name} und du',
    many: 'Neue Likes: {count}',
    text: 'Schau selbst, ob ihr zueinander passt.',
    mutual: 'ihr mögt euch',
    button: 'Profil ansehen',
    all: 'Likes ansehen',
  },
  unread: {
    subject: 'Ungelesene Nachrichten: {count}',
    text: 'Diese Nachrichten warten schon länger auf dich. Wir erinnern dich höchstens einmal am Tag.',
    button: 'Nachrichten lesen',
    facts: { real: 'Von Mitgliedern', fictional: 'Von fiktiven Profilen' },
  },
  weekly: {
    subject: 'Deine Woche bei {brand}',
    text: 'Das hat sich seit letzter Woche getan. Alle Zahlen sind von heute; Mitglieder und fiktive Profile zählen wir getrennt.',
    button: 'Mitglieder ansehen',
    newcomers: { real: 'Neue Mitglieder in deiner Nähe', fictional: 'Neue fiktive Profile in deiner Nähe' },
    likes: { real: 'Neue Likes von Mitgliedern', fictional: 'Neue Likes von fiktiven Profilen' },
    unread: {
      real: 'Ungelesene Gespräche mit Mitgliedern',
      fictional: 'Ungelesene Gespräche mit fiktiven Profilen',
    },
  },
  activation: {
    subject: 'Deine Anmeldung bei {brand} ist fast fertig',
    paragraphs: [
      'Du hast dich bei {brand} angemeldet, aber deine E-Mail-Adresse noch nicht bestätigt. Erst danach ist dein Profil sichtbar und du kannst mit anderen schreiben.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    notes: [
      'Du hast dich gar nicht angemeldet? Dann musst du nichts tun: Ohne Bestätigung löschen wir das Konto 30 Tage nach der Anmeldung.',
    ],
  },
  photo: {
    subject: 'Deinem Profil bei {brand} fehlt noch ein Foto',
    paragraphs: [
      'Ein Foto zeigt anderen, wem sie schreiben. Du entscheidest, welches du zeigst, und kannst es jederzeit wieder entfernen.',
    ],
    button: 'Foto hinzufügen',
    notes: ['Daran erinnern wir dich nur dieses eine Mal.'],
  },
};
