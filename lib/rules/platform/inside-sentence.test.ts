import { insideSentence } from './inside-sentence.ts';

test.each([
  ['Wandern', 'hiking', 'de', 'Wandern'],
  ['Hiking', 'hiking', 'en', 'hiking'],
  ['Italian food', 'italian_food', 'en', 'Italian food'],
  ['Aziatisch eten', 'asian_food', 'nl', 'Aziatisch eten'],
  ['Italiensk mad', 'italian_food', 'da', 'italiensk mad'],
  ['Élevage', 'dogs', 'fr', 'élevage'],
])('%s (%s) in %s reads %s', (word, interest, locale, expected) => {
  expect(insideSentence(word, interest, locale)).toBe(expected);
});
