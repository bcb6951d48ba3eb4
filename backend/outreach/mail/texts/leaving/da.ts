import type { LeavingTexts } from './leaving-texts.ts';

export const da: LeavingTexts = {
  subject: 'Din konto hos {brand} er slettet',
  paragraphs: [
    'Ingen kan længere se din profil, og du er logget ud overalt.',
    'Den {date} sletter vi for altid det, du har betroet os: profil, billeder, beskeder og alt, hvad der hører til. Indtil da kan du hente din konto tilbage med dette link.',
  ],
  button: 'Hent min konto tilbage',
  notes: [
    'Linket virker indtil den {date} og kun én gang. Hvis du ikke gør noget, forbliver kontoen slettet.',
    'Var det ikke dig, der slettede kontoen? Så hent den tilbage, og skift din adgangskode lige bagefter.',
    'Kvitteringer og posteringer skal vi gemme efter loven. Derefter står de kun under et nummer, uden dit navn og din adresse.',
  ],
  older:
    'Der findes stadig en slettet konto med denne adresse. Den slettes for altid den {date}. Hvis du bekræfter den nye konto, kan den gamle ikke længere hentes tilbage.',
};
