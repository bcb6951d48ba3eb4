import type { AutomaticTexts } from '../topics.ts';

export const it: AutomaticTexts = {
  machine: 'No, dietro questo profilo non c’è nessuno: è fittizio e risponde un programma.',
  meeting: 'Sono un profilo fittizio, quindi nessuno può incontrarti o chiamarti.',
  place: 'Il luogo indicato nel mio profilo fittizio è: {city}.',
  age: 'L’età indicata nel mio profilo fittizio è: {age}.',
  interests: 'Gli interessi indicati nel mio profilo fittizio sono: {interests}.',
  work: 'Questo profilo non ha un lavoro: è fittizio.',
  photo: 'Le foto sono di un profilo fittizio. Non mostrano nessuno che ti scrive.',
  seeking: 'Un profilo fittizio non cerca nessuno.',
  wellbeing: 'Grazie per averlo chiesto. Qui risponde un programma, che non sta né bene né male.',
  greeting:
    'Ciao! Qui risponde un programma per un profilo fittizio. Puoi chiedere del luogo, dell’età e degli interessi.',
  unheard: 'Sono un profilo fittizio e non posso rispondere a questo.',
};
