import { locales } from '#lib/contract/scalars.ts';
import { accessTexts } from './access-texts-of.ts';

/** Every text of a language with the places that are filled in it. */
function places(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [`${path} ${(value.match(/\{[a-z_]+\}/g) ?? []).sort().join(' ')}`];
  return Object.entries(value as object).flatMap(([key, inner]) => places(inner, `${path}.${key}`));
}

describe('texts of mails about password and address', () => {
  it.each(locales)('%s has every text and fills the same places', (locale) => {
    expect(places(accessTexts(locale))).toEqual(places(accessTexts('en')));
  });

  it('are written in eleven languages, without an exclamation mark', () => {
    const texts = locales.map((locale) => JSON.stringify(accessTexts(locale)));
    expect(new Set(texts).size).toBe(locales.length);
    expect(texts.filter((text) => text.includes('!'))).toEqual([]);
  });
});
