import type { LeavingTexts } from './leaving-texts.ts';

export const fr: LeavingTexts = {
  subject: 'Ton compte {brand} est supprimé',
  paragraphs: [
    'Plus personne ne voit ton profil et toutes tes sessions sont fermées.',
    'Le {date}, nous effaçons pour de bon ce que tu nous as confié : profil, photos, messages et tout ce qui va avec. Jusque-là, tu peux récupérer ton compte avec ce lien.',
  ],
  button: 'Récupérer mon compte',
  notes: [
    'Le lien est valable jusqu’au {date}, une seule fois. Si tu ne fais rien, le compte reste supprimé.',
    'Ce n’est pas toi qui as supprimé le compte ? Récupère-le et change aussitôt ton mot de passe.',
    'La loi nous oblige à garder les reçus et les écritures comptables. Ensuite, ils ne portent plus qu’un numéro, sans ton nom ni ton adresse.',
  ],
  older:
    'Il existe encore un compte supprimé avec cette adresse, qui sera effacé pour de bon le {date}. Si tu confirmes le nouveau compte, l’ancien ne pourra plus être récupéré.',
};
