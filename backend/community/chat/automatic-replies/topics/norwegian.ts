import type { TopicWords } from '../topics.ts';

export const norwegian: TopicWords = {
  machine: ['falsk', 'fake', 'bot ', 'robot', 'ekte', 'virkelig', 'fiktiv', 'hvem er du', 'maskin'],
  meeting: ['møtes', 'møte ', 'treff', 'ses ', 'date ', 'telefon', 'nummer ', 'whatsapp', 'ringe', 'besøk'],
  place: ['hvor bor', 'hvor er', 'hvorfra', 'bor ', 'by ', 'hvor kommer'],
  age: ['alder', 'gammel', 'år ', 'bursdag'],
  interests: ['hobby', 'interesse', 'fritid', 'liker', 'gjerne', 'favoritt', 'yndlings', 'helgen'],
  work: ['arbeid', 'jobb', 'yrke', 'stude'],
  photo: ['foto', 'bilde', 'ser du ut'],
  seeking: ['søker', 'leter', 'ser etter', 'forvent', 'forhold', 'singel'],
  wellbeing: ['hvordan går', 'hvordan har', 'går det'],
  greeting: ['hei', 'hallo', 'hey', 'god dag', 'god morgen', 'god kveld', 'hi '],
};
