import type { AutomaticTexts } from '../topics.ts';

export const fr: AutomaticTexts = {
  machine: 'Non, il n’y a personne derrière ce profil : il est fictif, et un programme répond.',
  meeting: 'Je suis un profil fictif, donc personne ne peut te rencontrer ni t’appeler.',
  place: 'Le lieu indiqué dans mon profil fictif : {city}.',
  age: 'L’âge indiqué dans mon profil fictif : {age}.',
  interests: 'Les centres d’intérêt indiqués dans mon profil fictif : {interests}.',
  work: 'Ce profil n’a pas de métier, il est fictif.',
  photo: 'Les photos sont celles d’un profil fictif. Elles ne montrent personne qui t’écrit.',
  seeking: 'Un profil fictif ne cherche personne.',
  wellbeing: 'Merci de demander. Ici, c’est un programme qui répond, et il ne va ni bien ni mal.',
  greeting:
    'Bonjour ! Ici, un programme répond pour un profil fictif. Tu peux demander le lieu, l’âge et les centres d’intérêt.',
  unheard: 'Je suis un profil fictif et je ne peux pas répondre à cela.',
};
