import type { DecisionTexts } from './decision-texts.ts';

export const fr: DecisionTexts = {
  status: {
    report: 'Où en est mon signalement ?',
    complaint: 'Où en est ma réclamation ?',
  },
  facts: {
    receipt: 'Numéro de dossier',
    reference: 'Numéro de la décision',
    action: 'Ce que nous avons fait',
    ground: 'Motif',
    reason: 'Explication',
    outcome: 'Résultat',
  },
  actions: {
    none: 'Aucune mesure',
    warning: 'Un avertissement',
    photo_removed: 'La photo a été retirée',
    message_removed: 'Le message a été retiré',
    profile_hidden: 'Le profil a été masqué',
    account_locked: 'Le compte a été bloqué',
  },
  grounds: {
    fake: 'Un profil qui n’est pas authentique',
    minor: 'Une personne peut-être mineure',
    harassment: 'Harcèlement, menaces ou haine',
    money: 'Demande d’argent ou escroquerie',
    photo: 'Une photo qui n’est pas autorisée',
    contact_data: 'Adresses, numéros ou liens communiqués',
    spam: 'Publicité ou même message à beaucoup de monde',
    illegal: 'Quelque chose de contraire à la loi',
    other_rule: 'Une autre de nos règles',
    no_violation: 'Aucune infraction à nos règles',
    not_proven: 'Impossible à prouver',
    not_ours: 'Ce n’est pas à nous d’en décider',
    answered: 'Réponse donnée',
  },
  appeal:
    'Si tu n’es pas d’accord, tu peux contester gratuitement jusqu’au {date}. Une personne réexamine alors la décision.',
  elsewhere:
    'Tu peux aussi t’adresser à un organe de règlement extrajudiciaire des litiges certifié (article 21 du règlement sur les services numériques) ou saisir la justice.',
  'complaint-decided': {
    subject: 'Notre décision : {receipt}',
    paragraphs: ['Nous avons examiné ce que tu as écrit à {brand}. C’est une personne qui a décidé.'],
    button: 'Voir la décision ou la contester',
    notes: ['Nous ne disons à personne qui nous a écrit.'],
  },
  measure: {
    subject: 'Une décision sur ton compte : {reference}',
    paragraphs: ['Nous avons pris une mesure qui concerne ton compte {brand}. Voici laquelle, et pourquoi.'],
    sources: {
      report: 'Quelqu’un nous l’a signalé. Nous ne disons pas qui.',
      own: 'Nous l’avons constaté de notre propre initiative.',
    },
    effects: {
      warning:
        'Ton compte reste comme il est. Si cela se reproduit, nous pouvons masquer ton profil ou bloquer ton compte.',
      photo_removed:
        'Tu es désormais la seule personne à voir la photo. Cette mesure n’a pas de limite de durée, sauf si la décision est annulée.',
      message_removed:
        'Le message n’est plus visible, ni pour toi ni pour l’autre personne. Cette mesure n’a pas de limite de durée, sauf si la décision est annulée.',
      profile_hidden:
        'Les autres ne voient plus ton profil ; tu peux toujours te connecter. Cette mesure n’a pas de limite de durée, sauf si la décision est annulée.',
      account_locked:
        'Tu ne peux plus te connecter et les autres ne voient plus ton profil. Cette mesure n’a pas de limite de durée, sauf si la décision est annulée.',
    },
    automation: 'Une personne a pris cette décision, sans recours à des moyens automatisés.',
    button: 'Contester',
    notes: ['Garde cet e-mail : pour contester, il te faut le numéro de la décision.'],
  },
  'appeal-received': {
    subject: 'Nous avons reçu ta contestation : {reference}',
    paragraphs: [
      'Merci, nous avons bien reçu ta contestation. Une personne réexamine la décision et t’écrit à cette adresse.',
    ],
    notes: [],
  },
  'appeal-decided': {
    subject: 'Notre décision sur ta contestation : {reference}',
    paragraphs: ['Une personne a réexaminé la décision.'],
    outcomes: {
      upheld: 'La décision est maintenue',
      reversed: 'La décision a été annulée',
    },
    notes: [],
  },
  photos: {
    reasons: {
      not_a_person: 'On ne reconnaît personne sur cette photo. Montre-toi.',
      someone_else: 'On dirait quelqu’un d’autre. Choisis une photo de toi.',
      minor: 'Il y a un enfant sur cette photo. Choisis-en une avec des adultes seulement.',
      nudity: 'Cette photo est trop dénudée.',
      contact_data: 'Cette photo montre des coordonnées. Choisis-en une sans.',
      quality: 'Cette photo est trop sombre ou trop floue.',
      other: 'Cette photo ne respecte pas nos règles.',
    },
    another: 'Tu peux ajouter une autre photo à tout moment.',
  },
  'photo-approved': {
    subject: 'Ta photo est acceptée : {reference}',
    paragraphs: [
      'Une personne a regardé la photo une nouvelle fois et a annulé notre décision à son sujet.',
      'Les autres membres peuvent maintenant voir la photo sur {brand}.',
    ],
    notes: [],
  },
};
