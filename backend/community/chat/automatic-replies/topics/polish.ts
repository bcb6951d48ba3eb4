import type { TopicWords } from '../topics.ts';

export const polish: TopicWords = {
  machine: ['fałszyw', 'fake', 'bot ', 'botem', 'robot', 'prawdziw', 'fikcyj', 'kim jesteś', 'maszyn'],
  meeting: ['spotka', 'randk', 'telefon', 'numer', 'whatsapp', 'zadzwo', 'odwiedz'],
  place: ['gdzie', 'skąd', 'mieszkasz', 'miast'],
  age: ['wiek', 'lat ', 'urodziny'],
  interests: [
    'hobby',
    'zaintereso',
    'interesuj',
    'wolnym czas',
    'wolny czas',
    'lubisz',
    'ulubion',
    'weekend',
  ],
  work: ['prac', 'zawód', 'zawod', 'zajmujesz', 'studi'],
  photo: ['zdjęci', 'zdjec', 'fot', 'wyglądasz'],
  seeking: ['szukasz', 'oczekujesz', 'związ', 'singl'],
  wellbeing: ['jak się masz', 'jak sie masz', 'co słychać', 'co slychac', 'jak leci', 'jak tam'],
  greeting: ['cześć', 'czesc', 'hej', 'witaj', 'dzień dobry', 'dobry wieczór', 'siema'],
};
