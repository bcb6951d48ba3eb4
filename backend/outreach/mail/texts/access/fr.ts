import type { AccessTexts } from './access-texts.ts';

export const fr: AccessTexts = {
  'password-reset': {
    subject: 'Nouveau mot de passe sur {brand}',
    paragraphs: ['Tu souhaites un nouveau mot de passe pour ton compte {brand}. Tu peux le choisir ici.'],
    button: 'Choisir un nouveau mot de passe',
    notes: [
      'Le lien fonctionne une seule fois, pendant {minutes} minutes.',
      'Tu n’as rien demandé ? Alors tu n’as rien à faire : ton mot de passe reste le même.',
    ],
  },
  'password-changed': {
    subject: 'Ton mot de passe sur {brand} a été changé',
    paragraphs: [
      'Ton compte {brand} a désormais un nouveau mot de passe. Toutes tes autres sessions ont été fermées.',
      'Ce n’était pas toi ? Alors choisis tout de suite un nouveau mot de passe.',
    ],
    button: 'Demander un nouveau mot de passe',
    notes: ['Si tu as changé le mot de passe toi-même, tu n’as rien à faire.'],
  },
  'mail-change': {
    subject: 'Confirme ta nouvelle adresse e-mail sur {brand}',
    paragraphs: [
      'Tu as demandé à utiliser cette adresse e-mail pour ton compte {brand}. Confirme qu’elle est bien à toi. D’ici là, l’ancienne reste active.',
    ],
    button: 'Confirmer la nouvelle adresse',
    notes: [
      'Le lien fonctionne une seule fois, pendant {hours} heures.',
      'Cela ne te dit rien ? Alors tu n’as rien à faire : sans confirmation, rien ne change.',
    ],
  },
  'mail-change-taken': {
    subject: 'Ton adresse e-mail sur {brand}',
    paragraphs: [
      'Quelqu’un a voulu utiliser cette adresse e-mail pour un autre compte {brand}. Elle appartient déjà au tien, rien ne change donc. Si c’était toi, connecte-toi avec cette adresse.',
    ],
    button: 'Se connecter',
    notes: ['Si ce n’était pas toi, tu n’as rien à faire. Personne n’a eu accès à ton compte.'],
  },
  'mail-changed': {
    subject: 'Ton adresse e-mail sur {brand} a été changée',
    paragraphs: [
      'Ton compte {brand} a maintenant une autre adresse e-mail. Nous n’écrivons plus à celle-ci, et elle ne permet plus de se connecter.',
      'Ce n’était pas toi ? Réponds tout de suite à cet e-mail, une personne t’aidera.',
    ],
    notes: ['Si tu as changé l’adresse toi-même, tu n’as rien à faire.'],
  },
};
