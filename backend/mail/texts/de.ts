import type { MailTexts } from './mail-texts.ts';

export const de: MailTexts = {
  greeting: 'Hallo',
  linkHint: 'Falls der Knopf nicht funktioniert, kopiere diese Adresse in deinen Browser:',
  sender: '{brand} ist ein Angebot von {company}, {address}.',
  activation: {
    subject: 'Bestätige deine E-Mail-Adresse bei {brand}',
    paragraphs: [
      'Es fehlt nur noch ein Schritt: Bestätige, dass diese Adresse dir gehört. Danach ist dein Profil sichtbar und du kannst mit anderen schreiben.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    notes: [
      'Der Link gilt {days} Tage und nur einmal.',
      'Du hast dich gar nicht angemeldet? Dann musst du nichts tun: Ohne Bestätigung löschen wir das Konto wieder.',
    ],
  },
  'already-member': {
    subject: 'Du hast bei {brand} schon ein Konto',
    paragraphs: [
      'Jemand wollte sich mit dieser Adresse bei {brand} anmelden. Sie gehört bereits zu einem Konto, deshalb gibt es kein zweites. Wenn du das warst, logge dich mit deinem Passwort ein.',
    ],
    button: 'Einloggen',
    notes: ['Wenn du das nicht warst, musst du nichts tun. Niemand hat Zugang zu deinem Konto bekommen.'],
  },
  'complaint-receipt': {
    subject: 'Deine Nachricht an uns ist eingegangen: {receipt}',
    paragraphs: [
      'Danke, dass du dich an {brand} wendest. Deine Nachricht ist eingegangen, wir antworten dir an diese Adresse.',
    ],
    notes: ['Hebe diese E-Mail auf: Sie ist deine Eingangsbestätigung.'],
    facts: {
      receipt: 'Nummer',
      received: 'Eingegangen',
      category: 'Anliegen',
      name: 'Name',
      text: 'Dein Text',
    },
    categories: {
      profile: 'Profil',
      message: 'Nachricht oder Chat',
      payment: 'Zahlung',
      privacy: 'Datenschutz',
      withdrawal: 'Widerruf eines Vertrags',
      other: 'Anderes',
    },
  },
};
