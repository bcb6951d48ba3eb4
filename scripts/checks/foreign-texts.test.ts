import { fileURLToPath } from 'node:url';
import { locales } from '../../lib/contract/scalars.ts';
import { readCatalogue } from './catalogues.ts';
import { findForeign, findUntranslated, foreignLanguage, wordsToRead } from './foreign-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('a text is read without its places and the names of plural forms', () => {
  const text =
    '{count, plural, one {# Brief von <b>{name}</b>} other {# Briefe}} https://a.example/not-a-word';
  expect(wordsToRead(text).split(/\s+/).filter(Boolean)).toEqual(['Brief', 'von', 'Briefe']);
});

test.each([
  ['sv', 'You can see the prices before you write.', 'en'],
  ['da', 'Du siehst die Preise, bevor du eine Nachricht schreibst.', 'de'],
  ['nb', 'Du ser priserna innan du skriver, och det kostar inte något.', 'sv'],
  ['it', 'Puedes ver los precios antes de escribir a alguien.', 'es'],
  ['nl', 'Du siehst die Preise, bevor du schreibst, und nichts ist versteckt.', 'de'],
])('a sentence among texts of %s is found: %s', (locale, text, language) => {
  expect(foreignLanguage(locale, text)).toBe(language);
  expect(findForeign(locale, [['chat.hint', text]])).toEqual([
    `${locale}: chat.hint reads like ${language}: "${text}"`,
  ]);
});

test.each(['Credits', 'Premium, {count}', 'Camping & Yoga'])(
  'assigns no language to a short text: %s',
  (text) => {
    expect(locales.map((locale) => foreignLanguage(locale, text))).toEqual(locales.map(() => null));
  },
);

test('of ten sentences in a wrong catalogue nine are found, but for Danish among Norwegian and the other way', () => {
  const long = new Map(
    locales.map((locale) => [
      locale,
      [...readCatalogue(root, locale).values()].filter((text) => wordsToRead(text).split(/\s+/).length > 8),
    ]),
  );
  const seldom = locales.flatMap((from) =>
    locales
      .filter((into) => from !== into && !['da nb', 'nb da'].includes(`${from} ${into}`))
      .filter((into) => {
        const texts = long.get(from) ?? [];
        return texts.filter((text) => foreignLanguage(into, text)).length < texts.length * 0.85;
      })
      .map((into) => `${from} in ${into}`),
  );
  expect(seldom).toEqual([]);
});

test('what stands as in English or German was not translated, unless the languages share the word', () => {
  const own = new Map([
    ['a.one', 'Your message'],
    ['a.two', 'Region'],
    ['a.three', '{name}'],
  ]);
  expect(findUntranslated('sv', own, { en: own, de: new Map() })).toEqual([
    'sv: a.one says the same as en: "Your message"',
  ]);
  expect(findUntranslated('en', own, { en: own })).toEqual([]);
});

test('a foreign line of a page is found', () => {
  const text = '# Betingelser\n\nYou can see what it costs before you buy it.\n';
  expect(findForeign('da', [['pages.terms', text]])).toEqual([
    'da: pages.terms reads like en: "You can see what it costs before you buy it."',
  ]);
});
