import { findUncounted } from './counted-nouns.ts';

const find = (locale: string, text: string, exceptions?: Record<string, string>) =>
  findUncounted(locale, [{ file: `messages/${locale}`, key: 'x.a', text }], exceptions);

test.each([
  ['de', 'Noch {days} Tage'],
  ['en', '{count, number} likes'],
  ['fr', 'Crédits\u202f: {count}'],
  ['da', '{count, plural, one {# dage} other {# dage}}'],
])('%s: “%s” needs a plural', (locale, text) =>
  expect(find(locale, text)).toEqual([expect.stringContaining(`messages/${locale}:x.a needs a plural`)]),
);

test.each([
  ['de', '{count, plural, one {# Tag} other {# Tage}}'],
  ['de', 'Noch {count} Zeichen, in {seconds} s'],
  ['it', 'Scelti: {count} su {max}'],
  ['fi', 'Avoimia kutsuja: {open}/{most}'],
  ['pl', '{days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}'],
])('%s: “%s” is right', (locale, text) => expect(find(locale, text)).toEqual([]));

test('an exception is left out', () => {
  expect(find('de', 'Credits: {count}', { 'x.a': 'a row of a bill' })).toEqual([]);
});
