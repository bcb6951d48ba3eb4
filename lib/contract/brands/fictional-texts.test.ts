import { existsSync, readFileSync } from 'node:fs';
import { fictionalTexts } from './fictional-texts.ts';
import { locales } from '../scalars.ts';

const catalogue = (locale: string, name: string) =>
  new URL(`../../../messages/${locale}/${name}`, import.meta.url);

test.each(locales)('%s has its own words for fictional profiles, and has them here alone', (locale) => {
  const texts = fictionalTexts(locale);
  expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
  expect(locales.filter((other) => fictionalTexts(other).warning === texts.warning)).toEqual([locale]);
  expect(existsSync(catalogue(locale, 'fictional.json'))).toBe(false);
});

/** What a signup beside a fictional profile says of it: that nobody is there whom one could meet, in the same words. */
test.each([
  ['de', 'keine Person, die du treffen könntest'],
  ['fr', 'personne que tu puisses rencontrer'],
  ['it', 'nessuna persona che tu possa incontrare'],
])('%s says it as the signup beside such a profile does', (locale, words) => {
  const { fictional } = JSON.parse(readFileSync(catalogue(locale, 'memberSignup.json'), 'utf8')) as {
    fictional: string;
  };
  expect(fictionalTexts(locale).warning).toContain(words);
  expect(fictional).toContain(words);
});
