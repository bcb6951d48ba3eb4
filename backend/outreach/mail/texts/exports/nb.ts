import type { ExportTexts } from './export-texts.ts';

export const nb: ExportTexts = {
  subject: 'Dataene dine fra {brand} er klare',
  paragraphs: [
    'Filen med alt vi lagrer om deg, er ferdig. Du finner den i innstillingene dine når du har logget inn.',
  ],
  button: 'Til dataene mine',
  notes: [
    'Filen ligger der til {date}. Deretter slettes den, og du kan be om den på nytt.',
    'Har du ikke bedt om en fil? Bytt passord med en gang.',
  ],
};
