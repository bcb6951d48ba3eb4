import type { TopicWords } from '../topics.ts';

export const dutch: TopicWords = {
  machine: ['nep', 'fake', 'bot ', 'robot', 'echt ', 'echte ', 'fictie', 'wie ben', 'machine', 'programma '],
  meeting: ['ontmoet', 'afsprek', 'date ', 'telefoon', 'nummer ', 'whatsapp', 'bel ', 'bellen', 'bezoek'],
  place: ['waar ', 'woon', 'wonen', 'stad ', 'vandaan'],
  age: ['leeftijd', 'oud ', 'jaar ', 'verjaardag'],
  interests: [
    'hobby',
    'interesse',
    'vrije tijd',
    'hou je van',
    'houd je van',
    'graag',
    'leuk om',
    'lievelings',
    'favoriet',
    'weekend',
  ],
  work: ['werk', 'beroep', 'baan ', 'stude'],
  photo: ['foto', 'plaatje', 'uitzien', 'eruit'],
  seeking: ['zoek', 'verwacht', 'relatie', 'single', 'vrijgezel'],
  wellbeing: ['hoe gaat', 'hoe is het', 'alles goed', 'hoe was je'],
  greeting: ['hallo', 'hoi', 'hey', 'hé ', 'dag ', 'goedemorgen', 'goedemiddag', 'goedenavond'],
};
