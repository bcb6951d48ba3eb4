import type { TopicWords } from '../topics.ts';

export const french: TopicWords = {
  machine: ['faux', 'fake', 'bot ', 'robot', 'réel', 'vrai ', 'vraie ', 'ficti', 'qui es tu', 'machine'],
  meeting: ['rencontrer', 'se voir', 'rendez vous', 'téléphone', 'numéro', 'whatsapp', 'appel'],
  place: ['où ', 'ou habites', 'habites', 'vis tu', 'tu vis', 'ville', 'tu viens', 'viens tu'],
  age: ['âge ', 'age ', 'ans ', 'anniversaire'],
  interests: [
    'hobby',
    'loisir',
    'intérêt',
    'interet',
    'passion',
    'temps libre',
    'aimes',
    'préfér',
    'prefer',
    'week end',
  ],
  work: ['travail', 'boulot', 'métier', 'profession', 'dans la vie', 'étudie'],
  photo: ['photo', 'image', 'ressembles'],
  seeking: ['cherches', 'recherche', 'attends', 'relation', 'célibataire'],
  wellbeing: ['ça va', 'ca va', 'comment vas', 'tu vas bien'],
  greeting: ['bonjour', 'bonsoir', 'salut', 'coucou', 'hello', 'hey'],
};
