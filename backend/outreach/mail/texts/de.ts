import type { MailTexts } from './mail-texts.ts';

export const de: MailTexts = {
  greeting: 'Hallo,',
  linkHint: 'Falls der Knopf nicht funktioniert, kopiere diese Adresse in deinen Browser:',
  sender: '{brand} ist ein Angebot von {company}, {address}.',
  activation: {
    subject: 'Bestätige deine E-Mail-Adresse bei {brand}',
    paragraphs: [
      'Es fehlt nur noch ein Schritt: Bestätige, dass diese Adresse dir gehört. Danach ist dein Profil sichtbar und du kannst mit anderen schreiben.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    notes: [
      'Der Link gilt {days} Tage und lässt sich nur einmal benutzen.',
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
    report: {
      subject: 'Deine Meldung ist eingegangen: {receipt}',
      paragraphs: [
        'Danke für deine Meldung an {brand}. Sie ist eingegangen, wir antworten dir an diese Adresse.',
      ],
    },
    facts: {
      receipt: 'Eingangsnummer',
      received: 'Eingegangen',
      category: 'Anliegen',
    },
    categories: {
      profile: 'Profil',
      message: 'Nachricht oder Gespräch',
      payment: 'Zahlung',
      privacy: 'Datenschutz',
      withdrawal: 'Widerruf eines Vertrags',
      other: 'Etwas anderes',
    },
  },
  withdrawal: {
    subject: 'Dein Widerruf ist eingegangen: {receipt}',
    paragraphs: [
      'Du hast einen Vertrag mit {brand} widerrufen. Wann deine Erklärung eingegangen ist, steht hier.',
    ],
    outcomes: {
      refunding: 'Wir erstatten dir {amount} mit demselben Zahlungsmittel, mit dem du bezahlt hast.',
      nothing_left:
        'Von dieser Bestellung sind keine Credits mehr übrig, deshalb gibt es nichts zu erstatten.',
      open: 'Ein Mensch sieht sich deinen Widerruf an und antwortet dir an diese Adresse.',
    },
    unverified:
      'Deine Angaben stehen nicht in dieser E-Mail, denn jemand anders könnte diese Adresse eingetippt haben. Sie sind unter der Eingangsnummer festgehalten. Warst du das nicht, musst du nichts tun.',
    notes: ['Hebe diese E-Mail auf: Sie ist deine Eingangsbestätigung.'],
    facts: {
      receipt: 'Eingangsnummer',
      received: 'Eingegangen',
      name: 'Name',
      order: 'Bestellnummer',
      paid: 'Bezahlt',
      unused: 'Nicht verbrauchte Credits',
      spent: 'Abzug für verbrauchte Credits',
      back: 'Du bekommst zurück',
    },
  },
  mandate: {
    subject: 'Dein SEPA-Mandat für {brand}',
    paragraphs: ['Du hast dieses Mandat für eine einmalige Lastschrift erteilt:'],
    facts: {
      creditor: 'Zahlungsempfänger',
      creditor_id: 'Gläubiger-ID',
      reference: 'Mandatsreferenz',
      account_holder: 'Kontoinhaber oder Kontoinhaberin',
      account: 'Konto',
      amount: 'Betrag',
    },
    notes: [
      'Du hast dieses Mandat nicht erteilt? Antworte auf diese E-Mail, dann kümmert sich ein Mensch darum.',
    ],
  },
};
