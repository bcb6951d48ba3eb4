import { infoPageTokens } from '../../lib/contract/info-pages.ts';
import { locales } from '../../lib/contract/scalars.ts';
import { readPageText } from './check-page.ts';
import { placesOf } from './fill-page.ts';
import { pagePlaces } from './page-values.ts';
import { parsePage } from './parse-page.ts';
import { pageTexts } from './texts/texts-of.ts';

type Token = (typeof infoPageTokens)[number];
const pages = locales.flatMap((locale) => infoPageTokens.map((token) => [locale, token] as const));

function shapeOf(locale: string, token: Token) {
  const text = pageTexts(locale)[token];
  return {
    paragraphs: parsePage(text).sections.map(({ paragraphs }) =>
      paragraphs.map((line) => (line.startsWith('- ') ? 'bullet' : 'line')),
    ),
    places: [...new Set(placesOf(text))].sort(),
    links: [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address).sort(),
  };
}

/** Characters that a page has at least in any language: less would be a page that tells nothing. */
const least: Record<Token, number> = {
  terms: 4500,
  privacy: 5000,
  cookies: 1800,
  ban: 1800,
  'return-policy': 1400,
  faq: 3300,
  service: 1200,
  imprint: 700,
  withdrawal: 1000,
  accessibility: 1600,
};

describe.each(pages)('%s %s', (locale, token) => {
  const text = pageTexts(locale)[token];

  it('says as much as the German page, with the same data and links', () => {
    expect(shapeOf(locale, token)).toEqual(shapeOf('de', token));
  });

  it('is a page as an operator would have to write it, with places that we fill', () => {
    const { title, description, sections } = readPageText(text);
    expect([title, description].every((line) => !line.includes(']('))).toBe(true);
    expect(sections.length).toBeGreaterThanOrEqual(4);
    expect(placesOf(text).filter((name) => !pagePlaces.some((place) => place === name))).toEqual([]);
    expect(text.length).toBeGreaterThan(least[token]);
  });

  it('says nothing twice and leaves no mark open', () => {
    const lines = text.split('\n').map((line) => line.trim());
    const long = lines.filter((line) => line.length > 40);
    expect(new Set(long).size).toBe(long.length);
    expect(text.replaceAll(/\[[^[\]]+\]\([^()\s]+\)/g, '')).not.toMatch(/[[\]]/);
    expect(text).not.toMatch(/TODO|Lorem|\S {2}|["'<>`]/);
  });
});

it.each(infoPageTokens)('%s is written in eleven languages', (token) => {
  expect(new Set(locales.map((locale) => pageTexts(locale)[token])).size).toBe(locales.length);
});

it.each(locales)('the questions in %s are questions, and twelve or more', (locale) => {
  const { sections } = parsePage(pageTexts(locale).faq);
  expect(sections.length).toBeGreaterThanOrEqual(12);
  for (const { heading } of sections) expect(heading).toMatch(/\?$/);
});

it('a fact with a number is the same number in every language', () => {
  const numbers = (locale: string, token: Token) =>
    [...pageTexts(locale)[token].matchAll(/\d+(?:,\d+)?/g)]
      .map(([number]) => number.replace(',', '.'))
      // Articles of the law are called by other numbers in some languages, and five is a word in one.
      .filter((number) => Number(number) >= 10 && !['11', '12', '301', '549', '882', '2019'].includes(number))
      .sort();
  for (const [locale, token] of pages)
    expect([locale, token, numbers(locale, token)]).toEqual([locale, token, numbers('de', token)]);
});
