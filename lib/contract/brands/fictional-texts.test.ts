import { fictionalTexts } from './fictional-texts.ts';
import { catalogue, textsOf } from '../../i18n/catalogue.ts';
import { locales } from '../../i18n/locales.ts';

test.each(locales)('%s has its own words for fictional profiles, and has them here alone', (locale) => {
  const texts = fictionalTexts(locale);
  expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
  expect(locales.filter((other) => fictionalTexts(other).warning === texts.warning)).toEqual([locale]);
  expect(catalogue(locale)).not.toHaveProperty('fictional');
});

/** What a signup beside a fictional profile says of it: that nobody is there whom one could meet, in the same words. */
test.each([
  ['de', 'keine Person, die du treffen könntest'],
  ['fr', 'personne que tu puisses rencontrer'],
  ['it', 'nessuna persona che tu possa incontrare'],
] as const)('%s says it as the signup beside such a profile does', (locale, words) => {
  const { fictional } = textsOf(locale).memberSignup;
  expect(fictionalTexts(locale).warning).toContain(words);
  expect(fictional).toContain(words);
});
