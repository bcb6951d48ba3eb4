import type { ExportTexts } from './export-texts.ts';

export const pl: ExportTexts = {
  subject: 'Twoje dane z serwisu {brand} są gotowe',
  paragraphs: [
    'Plik ze wszystkim, co o tobie przechowujemy, jest gotowy. Znajdziesz go w ustawieniach po zalogowaniu.',
  ],
  button: 'Zobacz moje dane',
  notes: [
    'Plik jest dostępny do {date}. Potem zostanie usunięty i można poprosić o niego ponownie.',
    'To nie twoja prośba? W takim razie od razu zmień hasło.',
  ],
};
