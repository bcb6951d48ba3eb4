import { infoPageTokens } from '../../lib/contract/info-pages.ts';
import { locales } from '../../lib/contract/scalars.ts';
import { parsePage } from './parse-page.ts';
import { pageTexts } from './texts/texts-of.ts';

const pages = locales.flatMap((locale) => infoPageTokens.map((token) => [locale, token] as const));

function shapeOf(locale: string, token: (typeof infoPageTokens)[number]) {
  const { sections } = parsePage(pageTexts(locale)[token]);
  const text = pageTexts(locale)[token];
  return {
    paragraphs: sections.map((section) => section.paragraphs.length),
    places: [...new Set(text.match(/\{[a-z_]+\}/g))].sort(),
  };
}

describe('information pages', () => {
  it.each(pages)('%s %s says as much as the German page, with the same data', (locale, token) => {
    expect(shapeOf(locale, token)).toEqual(shapeOf('de', token));
  });

  it.each(pages)('%s %s has a title, a description and no empty section', (locale, token) => {
    const { title, description, sections } = parsePage(pageTexts(locale)[token]);
    expect([title, description].every((text) => text.length > 3 && !text.startsWith('#'))).toBe(true);
    expect(sections.length).toBeGreaterThanOrEqual(3);
    for (const { heading, paragraphs } of sections)
      expect([heading, ...paragraphs].every(Boolean)).toBe(true);
  });

  it.each(infoPageTokens)('%s is written in eleven languages', (token) => {
    expect(new Set(locales.map((locale) => pageTexts(locale)[token])).size).toBe(locales.length);
  });
});
