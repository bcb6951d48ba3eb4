import type { TopicWords } from '../topics.ts';

export const swedish: TopicWords = {
  machine: ['fejk', 'fake', 'bot ', 'robot', 'riktig', 'verklig', 'fiktiv', 'vem är du', 'maskin', 'äkta '],
  meeting: ['träff', 'ses ', 'dejt', 'telefon', 'nummer ', 'whatsapp', 'ringa', 'hälsa på'],
  place: ['var ', 'bor ', 'varifrån', 'stad '],
  age: ['ålder', 'gammal ', 'år ', 'födelsedag'],
  interests: ['hobby', 'hobbies', 'intresse', 'fritid', 'gillar', 'tycker om', 'favorit', 'helgen', 'gärna'],
  work: ['jobb', 'arbet', 'yrke', 'plugga', 'studera'],
  photo: ['foto', 'bild', 'ser du ut'],
  seeking: ['söker', 'letar', 'förvänt', 'förhållande', 'relation', 'singel'],
  wellbeing: ['hur mår', 'hur är det', 'läget', 'hur går'],
  greeting: ['hej', 'hallå', 'tjena', 'god morgon', 'god kväll', 'godkväll', 'hi '],
};
