import type { AccessTexts } from './access-texts.ts';

export const de: AccessTexts = {
  'password-reset': {
    subject: 'Neues Passwort für {brand}',
    paragraphs: ['Du möchtest ein neues Passwort für dein Konto bei {brand}. Hier kannst du es festlegen.'],
    button: 'Neues Passwort festlegen',
    notes: [
      'Der Link gilt {minutes} Minuten und lässt sich nur einmal benutzen.',
      'Du hast das nicht angefordert? Dann musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    ],
  },
  'password-changed': {
    subject: 'Dein Passwort bei {brand} wurde geändert',
    paragraphs: [
      'Für dein Konto bei {brand} gilt ab jetzt ein neues Passwort. Überall sonst bist du ausgeloggt.',
      'Du warst das nicht? Dann lege sofort ein neues Passwort fest.',
    ],
    button: 'Neues Passwort anfordern',
    notes: ['Wenn du das Passwort selbst geändert hast, musst du nichts tun.'],
  },
  'mail-change': {
    subject: 'Bestätige deine neue E-Mail-Adresse bei {brand}',
    paragraphs: [
      'Dein Konto bei {brand} soll diese E-Mail-Adresse bekommen. Bestätige, dass sie dir gehört. Bis dahin gilt die bisherige.',
    ],
    button: 'Neue Adresse bestätigen',
    notes: [
      'Der Link gilt {hours} Stunden und lässt sich nur einmal benutzen.',
      'Du weißt nichts davon? Dann musst du nichts tun: Ohne Bestätigung ändert sich nichts.',
    ],
  },
  'mail-change-taken': {
    subject: 'Deine E-Mail-Adresse bei {brand}',
    paragraphs: [
      'Jemand wollte diese E-Mail-Adresse bei {brand} für ein anderes Konto eintragen. Sie gehört schon zu deinem, deshalb bleibt alles, wie es ist. Wenn du das warst, logge dich mit dieser Adresse ein.',
    ],
    button: 'Einloggen',
    notes: ['Wenn du das nicht warst, musst du nichts tun. Niemand hat Zugang zu deinem Konto bekommen.'],
  },
  'mail-changed': {
    subject: 'Deine E-Mail-Adresse bei {brand} wurde geändert',
    paragraphs: [
      'Dein Konto bei {brand} hat jetzt eine andere E-Mail-Adresse. An diese hier schreiben wir dir nicht mehr, und du kannst dich mit ihr nicht mehr einloggen.',
      'Du warst das nicht? Antworte gleich auf diese E-Mail, dann hilft dir ein Mensch.',
    ],
    notes: ['Wenn du die Adresse selbst geändert hast, musst du nichts tun.'],
  },
};
