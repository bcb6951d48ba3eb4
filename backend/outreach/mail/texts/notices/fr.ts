import type { NoticeTexts } from './notice-texts.ts';

export const fr: NoticeTexts = {
  why: 'Tu reçois cet e-mail parce que « {setting} » est activé dans tes notifications sur {brand}.',
  kinds: {
    new_conversations: 'Nouvelles conversations',
    new_messages: 'Nouveaux messages',
    like: 'Likes et matchs',
    unread_message_reminders: 'Messages non lus',
    weekly_updates: 'Ta semaine',
    reminders: 'Rappels',
    news: 'Nouveautés sur {brand}',
    promotions: 'Offres',
  },
  more: { real: 'Autres membres : {count}', fictional: 'Autres profils fictifs : {count}' },
  new_conversations: {
    one: '{name} t’a écrit pour la première fois',
    many: 'Nouvelles conversations : {count}',
    text: 'Ce message t’attend. Son contenu n’apparaît que pour toi, sur le site.',
    button: 'Lire et répondre',
  },
  new_messages: {
    one: '{name} t’a écrit',
    many: 'Conversations avec de nouveaux messages : {count}',
    text: 'Tes conversations continuent. Ce qui a été écrit n’apparaît que pour toi, sur le site.',
    button: 'Lire les messages',
  },
  like: {
    one: 'Tu plais à {name}',
    match: 'Vous vous plaisez : {name} et toi',
    many: 'Nouveaux likes : {count}',
    text: 'Regarde par toi-même si vous pourriez vous entendre.',
    mutual: 'vous vous plaisez',
    button: 'Voir le profil',
    all: 'Voir tes likes',
  },
  unread: {
    subject: 'Messages non lus : {count}',
    text: 'Ces messages t’attendent depuis un moment. Nous te les rappelons une fois par jour au plus.',
    button: 'Lire les messages',
    facts: { real: 'De membres', fictional: 'De profils fictifs' },
  },
  weekly: {
    subject: 'Ta semaine sur {brand}',
    text: 'Voici ce qui s’est passé depuis la semaine dernière. Tous les chiffres datent d’aujourd’hui ; membres et profils fictifs sont comptés séparément.',
    button: 'Voir les membres',
    newcomers: { real: 'Nouveaux membres près de toi', fictional: 'Nouveaux profils fictifs près de toi' },
    likes: { real: 'Likes non vus de membres', fictional: 'Likes non vus de profils fictifs' },
    unread: {
      real: 'Conversations non lues avec des membres',
      fictional: 'Conversations non lues avec des profils fictifs',
    },
  },
  activation: {
    subject: 'Ton inscription sur {brand} est presque terminée',
    paragraphs: [
      'Ton compte {brand} est créé, mais ton adresse e-mail n’est pas encore confirmée. Ton profil ne sera visible et tu ne pourras écrire aux autres qu’ensuite.',
    ],
    button: 'Confirmer l’adresse e-mail',
    notes: [
      'Ce n’était pas toi ? Alors tu n’as rien à faire : sans confirmation, nous supprimons le compte 30 jours après l’inscription.',
    ],
  },
  photo: {
    subject: 'Il manque une photo à ton profil sur {brand}',
    paragraphs: [
      'Une photo montre aux autres à qui ils écrivent. Tu choisis laquelle, et tu peux la retirer à tout moment.',
    ],
    button: 'Ajouter une photo',
    notes: ['C’est notre seul rappel à ce sujet.'],
  },
};
