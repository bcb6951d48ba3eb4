import type { LeavingTexts } from './leaving-texts.ts';

export const de: LeavingTexts = {
  subject: 'Dein Konto bei {brand} ist gelöscht',
  paragraphs: [
    'Dein Profil ist für niemanden mehr zu sehen, und du bist überall ausgeloggt.',
    'Am {date} löschen wir endgültig, was du uns anvertraut hast: Profil, Fotos, Nachrichten und alles, was dazugehört. Bis dahin kannst du dein Konto mit diesem Link zurückholen.',
  ],
  button: 'Konto zurückholen',
  notes: [
    'Der Link gilt bis {date} und nur einmal. Wenn du nichts tust, bleibt es beim Löschen.',
    'Du hast dein Konto nicht gelöscht? Dann hole es zurück und ändere gleich danach dein Passwort.',
    'Rechnungen und Buchungen müssen wir nach dem Gesetz aufbewahren. Sie stehen danach nur noch unter einer Nummer, ohne deinen Namen und deine Adresse.',
  ],
  older:
    'Zu dieser Adresse gibt es noch ein gelöschtes Konto, das am {date} endgültig gelöscht wird. Bestätigst du das neue Konto, lässt sich das alte nicht mehr zurückholen.',
};
