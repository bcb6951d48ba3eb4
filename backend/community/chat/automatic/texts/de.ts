import type { AutomaticTexts } from '../topics.ts';

export const de: AutomaticTexts = {
  machine: 'Nein, hinter diesem Profil steht kein Mensch: Es ist fiktiv, und ein Programm antwortet.',
  meeting: 'Ich bin ein fiktives Profil, deshalb kann dich niemand treffen oder anrufen.',
  place: 'Als Ort steht in meinem fiktiven Profil: {city}.',
  age: 'Als Alter steht in meinem fiktiven Profil: {age}.',
  interests: 'Als Interessen stehen in meinem fiktiven Profil: {interests}.',
  work: 'Einen Beruf hat dieses Profil nicht, es ist fiktiv.',
  photo: 'Die Bilder gehören zu einem fiktiven Profil. Sie zeigen niemanden, der dir schreibt.',
  seeking: 'Ein fiktives Profil sucht niemanden.',
  wellbeing: 'Danke der Nachfrage. Hier antwortet ein Programm, dem es weder gut noch schlecht geht.',
  greeting:
    'Hallo! Hier antwortet ein Programm für ein fiktives Profil. Du kannst nach Ort, Alter und Interessen fragen.',
  unheard: 'Ich bin ein fiktives Profil und kann darauf nicht antworten.',
};
