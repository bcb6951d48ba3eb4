import type { TopicWords } from '../topics.ts';

export const danish: TopicWords = {
  machine: [
    'falsk',
    'fake',
    'bot ',
    'robot',
    'ægte',
    'rigtig ',
    'virkelig',
    'fiktiv',
    'hvem er du',
    'maskine',
  ],
  meeting: ['mødes', 'møde ', 'ses ', 'date ', 'telefon', 'nummer ', 'whatsapp', 'ringe', 'besøg'],
  place: ['hvor bor', 'hvor er', 'hvorfra', 'bor ', 'by ', 'hvor kommer'],
  age: ['alder', 'gammel', 'år ', 'fødselsdag'],
  interests: ['hobby', 'interesse', 'fritid', 'kan du lide', 'gerne', 'yndlings', 'weekend'],
  work: ['arbejd', 'job ', 'erhverv', 'stude', 'læser du'],
  photo: ['foto', 'billed', 'ser du ud'],
  seeking: ['søger', 'leder', 'forvent', 'forhold', 'single'],
  wellbeing: ['hvordan går', 'hvordan har', 'går det'],
  greeting: ['hej', 'hallo', 'goddag', 'godmorgen', 'godaften', 'hi '],
};
