import { locales } from '../lib/contract/scalars.ts';
import { catalogue } from '../lib/i18n/catalogue.ts';
import { textsOf } from '../lib/i18n/server-texts.ts';

/** What a signup beside a fictional profile says of it: that nobody is there whom one could meet, in the same words. */
test.each([
  ['de', 'keine Person, die du treffen könntest'],
  ['fr', 'personne que tu puisses rencontrer'],
  ['it', 'nessuna persona che tu possa incontrare'],
] as const)('%s says it as the signup beside such a profile does', (locale, words) => {
  const { fictional } = catalogue(locale).memberSignup as { fictional: string };
  expect(textsOf(locale, 'fictional').warning).toContain(words);
  expect(fictional).toContain(words);
});

test.each(locales)('%s has its own words for fictional profiles', (locale) => {
  const { warning } = textsOf(locale, 'fictional');
  expect(locales.filter((other) => textsOf(other, 'fictional').warning === warning)).toEqual([locale]);
});
