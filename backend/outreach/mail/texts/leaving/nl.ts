import type { LeavingTexts } from './leaving-texts.ts';

export const nl: LeavingTexts = {
  subject: 'Je account bij {brand} is verwijderd',
  paragraphs: [
    'Niemand kan je profiel nog zien en je bent overal uitgelogd.',
    'Op {date} wissen we definitief wat je ons hebt toevertrouwd: je profiel, foto’s, berichten en alles wat erbij hoort. Tot dan kun je je account met deze link terughalen.',
  ],
  button: 'Account terughalen',
  notes: [
    'De link werkt maar één keer, tot {date}. Doe je niets, dan blijft je account verwijderd.',
    'Heb je je account niet zelf verwijderd? Haal het dan terug en wijzig meteen daarna je wachtwoord.',
    'Facturen en onze boekhouding moeten we volgens de wet bewaren. Daarna staan die alleen nog onder een nummer, zonder je naam en adres.',
  ],
  older:
    'Bij dit adres hoort nog een verwijderd account, dat op {date} definitief wordt gewist. Bevestig je het nieuwe account, dan kun je het oude niet meer terughalen.',
};
