import type { ExportTexts } from './export-texts.ts';

export const de: ExportTexts = {
  subject: 'Deine Daten von {brand} liegen bereit',
  paragraphs: [
    'Die Datei mit allem, was wir über dich gespeichert haben, ist fertig. Du findest sie in deinen Einstellungen, nach dem Einloggen.',
  ],
  button: 'Zu meinen Daten',
  notes: [
    'Die Datei gibt es bis zum {date}. Danach wird sie gelöscht, und du kannst sie neu anfordern.',
    'Du hast keine Datei angefordert? Dann ändere bitte gleich dein Passwort.',
  ],
};
