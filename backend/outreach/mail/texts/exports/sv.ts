import type { ExportTexts } from './export-texts.ts';

export const sv: ExportTexts = {
  subject: 'Dina uppgifter från {brand} är klara',
  paragraphs: [
    'Filen med allt vi har sparat om dig är klar. Du hittar den i dina inställningar när du har loggat in.',
  ],
  button: 'Till mina uppgifter',
  notes: [
    'Filen finns till den {date}. Sedan raderas den, och du kan begära den igen.',
    'Har du inte begärt någon fil? Byt i så fall lösenord direkt.',
  ],
};
