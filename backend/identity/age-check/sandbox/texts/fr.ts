import type { AgeTexts } from './age-texts.ts';

export const fr: AgeTexts = {
  title: 'Essai de vérification de l’âge',
  notice:
    'Cette page imite un service qui vérifie l’âge. Personne ne te regarde ni ne voit de pièce d’identité, et personne ne te demande tes données.',
  asks: '{brand} veut savoir si tu as au moins {min_age} ans.',
  what: 'Que doit-il se passer ?',
  choices: {
    pass: 'Tu as l’âge requis',
    fail: 'La vérification échoue',
    silent: 'Tu as l’âge requis, et le site n’en sait rien',
    repeated: 'Tu as l’âge requis, et le site l’apprend quatre fois',
    leave: 'Laisser en attente et revenir',
  },
  go: 'Continuer',
  back: 'Revenir sur {brand}',
  states: { passed: 'Cette vérification est réussie.', failed: 'Cette vérification a échoué.' },
};
