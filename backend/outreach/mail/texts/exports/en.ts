import type { ExportTexts } from './export-texts.ts';

export const en: ExportTexts = {
  subject: 'Your {brand} data is ready',
  paragraphs: [
    'The file with everything we keep about you is ready. Log in and you’ll find it in your settings.',
  ],
  button: 'Go to my data',
  notes: [
    'You can download the file until {date}. After that we delete it, and you can ask for a new one.',
    'Didn’t ask for a file? Please change your password straight away.',
  ],
};
