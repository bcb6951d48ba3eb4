import type { ExportTexts } from './export-texts.ts';

export const it: ExportTexts = {
  subject: 'I tuoi dati di {brand} sono pronti',
  paragraphs: [
    'Il file con tutto ciò che conserviamo su di te è pronto. Lo trovi nelle impostazioni, dopo l’accesso.',
  ],
  button: 'Ai miei dati',
  notes: [
    'Il file resta disponibile fino al {date}. Poi viene cancellato e puoi chiederlo di nuovo.',
    'Non hai chiesto nessun file? Allora cambia subito la password.',
  ],
};
