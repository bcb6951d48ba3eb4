import type { LeavingTexts } from './leaving-texts.ts';

export const nb: LeavingTexts = {
  subject: 'Kontoen din hos {brand} er slettet',
  paragraphs: [
    'Ingen kan se profilen din lenger, og du er logget ut overalt.',
    'Den {date} sletter vi alt for godt: profil, bilder, meldinger og det som hører til. Fram til da kan du hente tilbake kontoen med denne lenken.',
  ],
  button: 'Hent tilbake kontoen min',
  notes: [
    'Lenken virker til {date} og bare én gang. Gjør du ingenting, forblir kontoen slettet.',
    'Var det ikke du som slettet kontoen? Hent den tilbake og bytt passord rett etterpå.',
    'Loven krever at vi tar vare på kvitteringer og posteringer. Etter slettingen står de bare under et nummer, uten navnet og adressen din.',
  ],
  older:
    'Det finnes fortsatt en slettet konto med denne adressen, som slettes for godt den {date}. Bekrefter du den nye kontoen, kan den gamle ikke lenger hentes tilbake.',
};
