import { locales } from '#lib/contract/scalars.ts';
import { exportTexts } from './export-texts-of.ts';

/** Every text of a language with the places that are filled in it. */
function places(value: unknown, path = ''): string[] {
  if (typeof value === 'string')
    return [`${path} ${[...new Set(value.match(/\{[a-z_]+\}/g) ?? [])].sort().join(' ')}`];
  return Object.entries(value as object).flatMap(([key, inner]) => places(inner, `${path}.${key}`));
}

it.each(locales)('%s has every text and fills the same places', (locale) => {
  expect(places(exportTexts(locale))).toEqual(places(exportTexts('en')));
});

it('are written in eleven languages', () => {
  expect(new Set(locales.map((locale) => exportTexts(locale).subject)).size).toBe(locales.length);
});
