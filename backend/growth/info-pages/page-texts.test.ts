import { pageText } from '#lib/i18n/server-texts.ts';
import { infoPageTokens } from '#lib/contract/growth/info-pages.ts';
import { locales } from '#lib/contract/scalars.ts';
import { listPlaceholders, parsePage, parsePageText } from './page-text.ts';
import { pagePlaceholders } from './page-values.ts';

/**
 * Removes the numbers of laws, which differ by country and may be ranges ("articles 15 to 21"). The word before them
 * and numbers with a year or paragraph stay.
 */
function withoutLaws(text: string): string {
  const word = String.raw`(?:artik\w*|articol\w*|articles?|artículos?|art\.|§+|ustaw\w*|laki?\w*|lag\w*|lov\w*)`;
  const number = String.raw`[\d/–-]+\w?`;
  return text
    .replaceAll(/\b\d+\/\d+(?:\/\w+)?/g, '')
    .replaceAll(/(?:\d+(?:–\d+)?(?:, | ja )?)+ artikla\p{L}*/gu, '')
    .replaceAll(/\bAct \d{4}/g, '')
    .replaceAll(
      new RegExp(`${word}[ \u00a0](?:da )?${number}(?:(?:, | (?:[\\p{L}]+[ \u00a0]){1,3})${number})*`, 'giu'),
      '',
    );
}

type Token = (typeof infoPageTokens)[number];
const pages = locales.flatMap((locale) => infoPageTokens.map((token) => [locale, token] as const));

function getShape(locale: string, token: Token) {
  const text = pageText(locale, token);
  return {
    paragraphs: parsePage(text).sections.map(({ paragraphs }) =>
      paragraphs.map((line) => (line.startsWith('- ') ? 'bullet' : 'line')),
    ),
    places: [...new Set(listPlaceholders(text))].sort(),
    links: [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address).sort(),
  };
}

/** Minimum length in characters of a useful page in any language. */
const minLengths: Record<Token, number> = {
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
  const text = pageText(locale, token);

  it('says as much as the German page, with the same data and links', () => {
    expect(getShape(locale, token)).toEqual(getShape('de', token));
  });

  it('is a page as an operator would have to write it, with places that we fill', () => {
    const { title, description, sections } = parsePageText(text);
    expect([title, description].every((line) => !line.includes(']('))).toBe(true);
    expect(sections.length).toBeGreaterThanOrEqual(4);
    expect(
      listPlaceholders(text).filter((name) => !pagePlaceholders.some((placeholder) => placeholder === name)),
    ).toEqual([]);
    expect(text.length).toBeGreaterThan(minLengths[token]);
  });

  it('says nothing twice and leaves no mark open', () => {
    const lines = text.split('\n').map((line) => line.trim());
    const long = lines.filter((line) => line.length > 40);
    expect(new Set(long).size).toBe(long.length);
    expect(text.replaceAll(/\[[^[\]]+\]\([^()\s]+\)/g, '')).not.toMatch(/[[\]]/);
    expect(text).not.toMatch(/TODO|Lorem|\S {2}|["'<>`]/);
  });
});

it.each(infoPageTokens)('%s is written in every language', (token) => {
  expect(new Set(locales.map((locale) => pageText(locale, token))).size).toBe(locales.length);
});

it.each(locales)('the questions in %s are questions, and twelve or more', (locale) => {
  const { sections } = parsePage(pageText(locale, 'faq'));
  expect(sections.length).toBeGreaterThanOrEqual(12);
  for (const { heading } of sections) expect(heading).toMatch(/\?$/);
});

it('a fact with a number is the same number in every language', () => {
  const numbers = (locale: string, token: Token) =>
    [...withoutLaws(pageText(locale, token)).matchAll(/\d+(?:,\d+)?/g)]
      .map(([number]) => number.replace(',', '.'))
      // Some languages spell out small numbers.
      .filter((number) => Number(number) >= 10)
      .sort();
  for (const [locale, token] of pages)
    expect([locale, token, numbers(locale, token)]).toEqual([locale, token, numbers('de', token)]);
});

it('lists the United Kingdom’s rules for transfers beside those of the Union', () => {
  const [transfers] = /- Countries outside.*/.exec(pageText('en', 'privacy')) ?? [];
  expect(transfers).toMatch(/European Commission.*UK GDPR.*UK’s own adequacy regulations/);
});

it('says in Danish that a bank has sent a debit back', () => {
  expect(pageText('da', 'privacy')).toContain('har banken tilbageført en direkte debitering');
});
