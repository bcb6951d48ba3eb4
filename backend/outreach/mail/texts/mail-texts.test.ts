import { locales } from '#lib/contract/scalars.ts';
import { mailTexts } from './texts-of.ts';

/** Every text of a language with the places that are filled in it. */
function places(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [`${path} ${(value.match(/\{[a-z_]+\}/g) ?? []).sort().join(' ')}`];
  return Object.entries(value as object).flatMap(([key, inner]) => places(inner, `${path}.${key}`));
}

describe('texts of mails', () => {
  it.each(locales)('%s has every text and fills the same places', (locale) => {
    expect(places(mailTexts(locale))).toEqual(places(mailTexts('en')));
  });

  it('are written in eleven languages', () => {
    expect(new Set(locales.map((locale) => JSON.stringify(mailTexts(locale).activation))).size).toBe(
      locales.length,
    );
  });
});
