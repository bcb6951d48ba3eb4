import type { ExportTexts } from './export-texts.ts';

export const fi: ExportTexts = {
  subject: 'Tietosi palvelusta {brand} ovat valmiina',
  paragraphs: [
    'Tiedosto, jossa ovat kaikki sinusta tallentamamme tiedot, on valmis. Löydät sen asetuksistasi, kun olet kirjautunut sisään.',
  ],
  button: 'Omiin tietoihini',
  notes: [
    'Tiedosto on saatavilla {date} asti. Sen jälkeen se poistetaan, ja voit pyytää sen uudelleen.',
    'Etkö ole pyytänyt tiedostoa? Vaihda silloin salasanasi heti.',
  ],
};
