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
  withdrawal: {
    subject: 'Dein Widerruf ist eingegangen: {receipt}',
    paragraphs: [
      'Du hast einen Vertrag mit {brand} widerrufen. Deine Erklärung ist zu dem Zeitpunkt eingegangen, der hier steht.',
    ],
    outcomes: {
      refunding: 'Wir zahlen dir {amount} zurück, auf dem Weg, auf dem du bezahlt hast.',
      nothing_left:
        'Von dieser Bestellung sind keine Credits mehr übrig, deshalb gibt es nichts zurückzuzahlen.',
      open: 'Ein Mensch sieht sich deinen Widerruf an und antwortet dir an diese Adresse.',
    },
    unverified:
      'Was eingetragen wurde, wiederholt diese E-Mail nicht, denn die Adresse kann jeder eingetippt haben. Es ist unter dieser Nummer festgehalten. Warst du es nicht, musst du nichts tun.',
    notes: ['Hebe diese E-Mail auf: Sie ist deine Eingangsbestätigung.'],
    facts: {
      receipt: 'Nummer',
      received: 'Eingegangen',
      name: 'Name',
      order: 'Bestellung',
      paid: 'Bezahlt',
      unused: 'Nicht verbrauchte Credits',
      spent: 'Abzug für verbrauchte Credits',
      seen: 'Abzug für Mitglieder, deren Fotos du nur mit Premium gesehen hast ({count})',
      back: 'Du bekommst zurück',
    },
    seenRule:
      'Jedes dieser Mitglieder zählt wie eine Nachricht, alle zusammen höchstens halb so viel wie deine nicht verbrauchten Credits.',
  },
  mandate: {
    subject: 'Dein SEPA-Mandat für {brand}',
    paragraphs: ['Du hast dieses Mandat für eine einmalige Lastschrift erteilt:'],
    facts: {
      creditor: 'Gläubiger',
      creditor_id: 'Gläubiger-ID',
      reference: 'Mandatsreferenz',
      account_holder: 'Kontoinhaber',
      account: 'Konto',
      amount: 'Betrag',
    },
    notes: ['Du hast es nicht erteilt? Antworte auf diese E-Mail, dann sieht ein Mensch nach.'],
  },
};
