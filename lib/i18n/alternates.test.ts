import { listAlternates } from './alternates.ts';

const locales = ['de', 'fr', 'nl'] as const;
const shown = (...given: Parameters<typeof listAlternates>) =>
  listAlternates(...given).map(({ hreflang, path }) => `${hreflang} ${path}`);

it('gives every language its address and everyone else the bare one', () => {
  expect(shown({ ownLocale: 'de', locales }, '/members/3')).toEqual([
    'de /members/3',
    'fr /fr/members/3',
    'nl /nl/members/3',
    'x-default /members/3',
  ]);
});

it('has the bare address choose where no language is the own one', () => {
  expect(shown({ ownLocale: null, locales }, '/')).toEqual(['de /de', 'fr /fr', 'nl /nl', 'x-default /']);
});

it.each([
  ['de', ['de', 'nl'], ['de /house-rules', 'nl /nl/house-rules', 'x-default /house-rules']],
  ['de', ['fr', 'nl'], ['fr /fr/house-rules', 'nl /nl/house-rules', 'x-default /fr/house-rules']],
  [null, ['nl'], ['nl /nl/house-rules', 'x-default /nl/house-rules']],
  ['de', ['sv'], []],
] as const)('returns null for a missing page (%s, %j)', (ownLocale, languages, expected) => {
  expect(shown({ ownLocale, locales }, '/house-rules', languages)).toEqual(expected);
});
