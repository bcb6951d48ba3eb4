import type { ExportTexts } from './export-texts.ts';

export const da: ExportTexts = {
  subject: 'Dine data fra {brand} er klar',
  paragraphs: [
    'Filen med alt, hvad vi gemmer om dig, er færdig. Du finder den i dine indstillinger, når du er logget ind.',
  ],
  button: 'Til mine data',
  notes: [
    'Du kan hente filen til den {date}. Derefter slettes den, og du kan bede om den igen.',
    'Har du ikke bedt om en fil? Så skift din adgangskode med det samme.',
  ],
};
