import type { ExportTexts } from './export-texts.ts';

export const en: ExportTexts = {
  subject: 'Your data from {brand} are ready',
  paragraphs: [
    'The file with everything we keep about you is done. You find it in your settings, after logging in.',
  ],
  button: 'To my data',
  notes: [
    'The file is there until {date}. Then it is erased, and you can ask for it again.',
    'You did not ask for a file? Then please change your password right away.',
  ],
};
