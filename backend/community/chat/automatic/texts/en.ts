import type { AutomaticTexts } from '../topics.ts';

export const en: AutomaticTexts = {
  machine: 'No, there’s nobody behind this profile: it’s fictional, and a program answers.',
  meeting: 'I’m a fictional profile, so nobody can meet or call you.',
  place: 'The place in my fictional profile is: {city}.',
  age: 'The age in my fictional profile is: {age}.',
  interests: 'The interests in my fictional profile are: {interests}.',
  work: 'This profile has no job, it’s fictional.',
  photo: 'The photos belong to a fictional profile. They show nobody who writes to you.',
  seeking: 'A fictional profile isn’t looking for anybody.',
  wellbeing: 'Thanks for asking. A program answers here, and it feels neither good nor bad.',
  greeting:
    'Hello! A program answers here for a fictional profile. You can ask about place, age and interests.',
  unheard: 'I’m a fictional profile and can’t answer that.',
};
