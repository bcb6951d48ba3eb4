import type { DecisionTexts } from './decision-texts.ts';

export const de: DecisionTexts = {
  status: {
    report: 'Was wurde aus meiner Meldung?',
    complaint: 'Was wurde aus meiner Beschwerde?',
  },
  facts: {
    receipt: 'Eingangsnummer',
    reference: 'Nummer der Entscheidung',
    action: 'Entscheidung',
    ground: 'Grundlage',
    reason: 'Begründung',
    outcome: 'Ergebnis',
  },
  actions: {
    none: 'Keine Maßnahme',
    warning: 'Eine Verwarnung',
    photo_removed: 'Das Foto wurde entfernt',
    message_removed: 'Die Nachricht wurde entfernt',
    profile_hidden: 'Das Profil wurde ausgeblendet',
    account_locked: 'Das Konto wurde gesperrt',
  },
  grounds: {
    fake: 'Ein gefälschtes Profil',
    minor: 'Eine Person, die minderjährig sein könnte',
    harassment: 'Belästigung, Drohung oder Hass',
    money: 'Bitte um Geld oder Betrug',
    photo: 'Ein Foto, das nicht erlaubt ist',
    contact_data: 'Adressen, Nummern oder Links weitergegeben',
    spam: 'Werbung oder dieselbe Nachricht an viele',
    illegal: 'Etwas, das gegen das Gesetz verstößt',
    other_rule: 'Eine andere unserer Regeln',
    no_violation: 'Kein Verstoß gegen unsere Regeln',
    not_proven: 'Nicht nachweisbar',
    not_ours: 'Darüber entscheiden nicht wir',
    answered: 'Beantwortet',
  },
  appeal:
    'Wenn du das anders siehst, kannst du bis zum {date} kostenlos Widerspruch einlegen. Dann sieht sich ein Mensch die Entscheidung noch einmal an.',
  elsewhere:
    'Außerdem kannst du dich an eine zertifizierte außergerichtliche Streitbeilegungsstelle wenden (Artikel 21 der Verordnung (EU) 2022/2065, Gesetz über digitale Dienste) oder vor Gericht gehen.',
  'complaint-decided': {
    subject: 'Unsere Entscheidung zu {receipt}',
    paragraphs: ['Wir haben uns angesehen, was du {brand} geschrieben hast. Entschieden hat ein Mensch.'],
    button: 'Ansehen oder widersprechen',
    notes: ['Von uns erfährt niemand, wer uns geschrieben hat.'],
  },
  measure: {
    subject: 'Eine Entscheidung über dein Konto: {reference}',
    paragraphs: [
      'Wir haben eine Maßnahme getroffen, die dein Konto bei {brand} betrifft. Hier liest du, welche und warum.',
    ],
    sources: {
      report: 'Jemand hat uns darauf hingewiesen. Wer das war, sagen wir nicht.',
      own: 'Wir sind selbst darauf gestoßen.',
    },
    effects: {
      warning:
        'Dein Konto bleibt, wie es ist. Passiert es noch einmal, können wir dein Profil ausblenden oder dein Konto sperren.',
      photo_removed:
        'Das Foto siehst jetzt nur noch du. Das gilt dauerhaft, es sei denn, die Entscheidung wird aufgehoben.',
      message_removed:
        'Die Nachricht seht ihr beide nicht mehr. Das gilt dauerhaft, es sei denn, die Entscheidung wird aufgehoben.',
      profile_hidden:
        'Andere sehen dein Profil nicht mehr; einloggen kannst du dich weiterhin. Das gilt dauerhaft, es sei denn, die Entscheidung wird aufgehoben.',
      account_locked:
        'Du kannst dich nicht mehr einloggen, und andere sehen dein Profil nicht mehr. Das gilt dauerhaft, es sei denn, die Entscheidung wird aufgehoben.',
    },
    automation: 'Ein Mensch hat das entschieden. Nichts daran wurde automatisch entschieden.',
    button: 'Widerspruch einlegen',
    notes: ['Hebe diese E-Mail auf: Für einen Widerspruch brauchst du die Nummer der Entscheidung.'],
  },
  'appeal-received': {
    subject: 'Dein Widerspruch ist eingegangen: {reference}',
    paragraphs: [
      'Danke, dein Widerspruch ist eingegangen. Ein Mensch sieht sich die Entscheidung noch einmal an und schreibt dir an diese Adresse.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Unsere Entscheidung über deinen Widerspruch: {reference}',
    paragraphs: ['Ein Mensch hat sich die Entscheidung noch einmal angesehen.'],
    outcomes: {
      upheld: 'Die Entscheidung bleibt bestehen',
      reversed: 'Die Entscheidung wurde aufgehoben',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'Auf dem Foto ist niemand zu erkennen. Zeig dich selbst.',
      someone_else: 'Das scheint jemand anderes zu sein. Bitte nimm ein Foto von dir.',
      minor: 'Auf dem Foto ist ein Kind zu sehen. Bitte nimm eines, auf dem nur Erwachsene sind.',
      nudity: 'Das Foto zeigt zu viel Haut.',
      contact_data: 'Auf dem Foto stehen Kontaktdaten. Bitte nimm eines ohne.',
      quality: 'Das Foto ist zu dunkel oder zu unscharf.',
      other: 'Das Foto passt nicht zu unseren Regeln.',
    },
    another: 'Du kannst jederzeit ein anderes Foto hochladen.',
  },
  'photo-approved': {
    subject: 'Dein Foto ist angenommen: {reference}',
    paragraphs: [
      'Ein Mensch hat sich das Foto noch einmal angesehen, und wir haben unsere Entscheidung darüber aufgehoben.',
      'Andere bei {brand} können das Foto jetzt sehen.',
    ],
    notes: [],
  },
};
