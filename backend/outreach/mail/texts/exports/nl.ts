import type { ExportTexts } from './export-texts.ts';

export const nl: ExportTexts = {
  subject: 'Je gegevens van {brand} staan klaar',
  paragraphs: [
    'Het bestand met alles wat we over je bewaren, is klaar. Je vindt het in je instellingen, na het inloggen.',
  ],
  button: 'Naar mijn gegevens',
  notes: [
    'Het bestand is er tot {date}. Daarna wordt het gewist en kun je het opnieuw aanvragen.',
    'Heb je geen bestand aangevraagd? Wijzig dan meteen je wachtwoord.',
  ],
};
