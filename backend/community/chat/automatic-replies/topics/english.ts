import type { TopicWords } from '../topics.ts';

export const english: TopicWords = {
  machine: ['fake', 'bot ', 'robot', 'real ', 'fictional', 'who are you', 'machine', 'human'],
  meeting: ['meet', 'date ', 'phone', 'number ', 'whatsapp', 'visit', 'call '],
  place: ['where ', 'live ', 'living', 'city ', 'town ', 'from '],
  age: ['age ', 'old ', 'birthday', 'years'],
  interests: [
    'hobby',
    'hobbies',
    'interest',
    'free time',
    'like to do',
    'like doing',
    'enjoy',
    'favourite',
    'favorite',
    'weekend',
    'fun ',
  ],
  work: ['work', 'job ', 'jobs ', 'profession', 'for a living', 'stud'],
  photo: ['photo', 'picture', 'pic ', 'pics ', 'look like'],
  seeking: ['looking for', 'searching', 'relationship', 'single', 'hoping', 'want '],
  wellbeing: ['how are you', 'how re you', 'how is it going', 'how s it', 'your day'],
  greeting: ['hello', 'hi ', 'hey', 'good morning', 'good evening', 'good afternoon'],
};
