import type { LeavingTexts } from './leaving-texts.ts';

export const de: LeavingTexts = {
  subject: 'Dein Konto bei {brand} ist gelöscht',
  paragraphs: [
    'Dein Profil ist für niemanden mehr zu sehen, und du bist überall ausgeloggt.',
    'Am {date} löschen wir endgültig, was du uns anvertraut hast: Profil, Fotos, Nachrichten und alles, was dazugehört. Bis dahin kannst du dein Konto mit diesem Link zurückholen.',
  ],
  button: 'Konto zurückholen',
  notes: [
    'Der Link gilt bis zum {date} und lässt sich nur einmal benutzen. Wenn du nichts tust, bleibt dein Konto gelöscht.',
    'Du hast dein Konto nicht gelöscht? Dann hole es zurück und ändere gleich danach dein Passwort.',
    'Rechnungen und Buchhaltungsdaten müssen wir gesetzlich aufbewahren. Sie sind danach nur noch unter einer Nummer gespeichert, ohne deinen Namen und deine Adresse.',
  ],
  older:
    'Zu dieser Adresse gibt es noch ein gelöschtes Konto, das am {date} endgültig gelöscht wird. Bestätigst du das neue Konto, lässt sich das alte nicht mehr zurückholen.',
};
