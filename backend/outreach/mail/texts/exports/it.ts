import type { ExportTexts } from './export-texts.ts';

export const it: ExportTexts = {
  subject: 'I tuoi dati di {brand} sono pronti',
  paragraphs: [
    'Il file con tutto ciò che conserviamo su di te è pronto. Lo trovi nelle impostazioni, dopo l’accesso.',
  ],
  button: 'Vai ai miei dati',
  notes: [
    'Il file resta disponibile fino al giorno {date}. Poi viene cancellato e puoi chiederlo di nuovo.',
    'Non l’hai chiesto tu? Allora cambia subito la password.',
  ],
};
