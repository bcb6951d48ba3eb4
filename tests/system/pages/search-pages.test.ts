import { locales, type Locale } from '#lib/i18n/locales.ts';
import { getTexts } from '#lib/i18n/catalogue.ts';
import { formatServerText } from '#lib/i18n/server-texts.ts';
import { localePath } from '#lib/i18n/links.ts';
import { Visitor } from '#tests/support/http.ts';
import { herzfunke } from '#tests/support/cast.ts';
import { parseAttributes, parseMeta } from './page-head.ts';
import { getOrigin } from '#tests/support/stack.ts';

const visitor = new Visitor(herzfunke);

async function fetchHead(path: string) {
  const { status, text } = await visitor.get(path);
  const meta = parseMeta(text);
  return {
    status,
    text,
    title: /<title>([^<]+)<\/title>/.exec(text)?.[1]?.split(' – ')[0] ?? '',
    robots: meta.get('robots'),
    url: meta.get('og:url'),
    canonical: parseAttributes(text, 'link', 'rel', 'canonical')[0]?.href,
    tiles: [...text.matchAll(/data-member="(\d+)"/g)].map(([, id]) => id),
  };
}

/** Such as "Frauen in Berlin, 25–35 Jahre". */
function getTitle(locale: Locale): string {
  const { searchIn, filter } = getTexts(locale).members;
  const who = formatServerText(locale, searchIn, { who: filter.woman, city: 'Berlin' });
  return `${who}, ${formatServerText(locale, filter.ageRange, { min: 25, max: 35 })}`;
}

test.each(locales)(
  'a search has a name and an address of its own and is not listed, in %s',
  async (locale) => {
    const path = localePath('de', locale, '/members?gender=woman&city=Berlin&min_age=25&max_age=35');
    const { status, title, robots, url, canonical } = await fetchHead(path);
    const address = getOrigin(herzfunke) + path;
    expect({ status, robots, url, canonical }).toEqual({
      status: 200,
      robots: 'noindex, follow',
      url: address,
      canonical: address,
    });
    expect(title).toContain(getTitle(locale));
  },
);

test('another page of all members too, whatever its cursor', async () => {
  const first = await fetchHead('/members');
  const next = /href="(\/members\?pageNumber=2&amp;cursor=[^"]+)"/.exec(first.text)?.[1] ?? '';
  const { title, robots, url, canonical } = await fetchHead(next.replace('&amp;', '&'));
  const address = `${getOrigin(herzfunke)}/members?pageNumber=2`;
  expect({ url, canonical }).toEqual({ url: address, canonical: address });
  expect(robots).toMatch(/^noindex/);
  expect(title).toContain('Mitglieder, Seite 2');
  expect((await fetchHead('/members?pageNumber=2')).tiles).toHaveLength(24);
  // It shows members by their consent for visitors, not by that for search engines.
  expect(first.robots).toBe('noindex, follow');
});

test.each([
  ['gender=dragon', 'Geschlecht'],
  ['gender=%3Cb%3E', 'Geschlecht'],
  ['country=ZZ', 'Land'],
  ['country=de', 'Land'],
  ['country=DE&countryregion=DE-XX', 'Region'],
  ['min_age=abc', 'Alter'],
  ['max_age=17', 'Alter'],
  ['distance=7', 'Umkreis'],
  ['interests=unicorns', 'Interessen'],
  ['kind=imaginary', 'Profile'],
  ['pageNumber=999', 'Seiten'],
  ['pageNumber=-1', 'Seiten'],
  ['hair_colour=blue', 'Haarfarbe'],
])('an unknown value is omitted, and the page says so: %s', async (query, field) => {
  const { status, text, tiles } = await fetchHead(`/members?${query}`);
  expect(status).toBe(200);
  expect(text).toContain(`Nicht beachtet, weil es den Wert hier nicht gibt: ${field}.`);
  expect(tiles.length).toBeGreaterThan(0);
});

test('searches for the known parameters', async () => {
  const { text, tiles, title } = await fetchHead('/members?gender=woman&country=NL&kind=imaginary');
  expect(text).toContain('Nicht beachtet');
  expect(title).toContain('Frauen, Niederlande');
  expect(tiles).toEqual((await fetchHead('/members?gender=woman&country=NL')).tiles);
  expect((await fetchHead('/members?gender=woman')).text).not.toContain('Nicht beachtet');
});

test('the order of a list is explained where it is shown', async () => {
  expect((await fetchHead('/members')).text).toContain('Erst Deutschland, dann alle anderen.');
  expect((await fetchHead('/members?city=Berlin')).text).toContain('Erst, wer in deiner Sprache');
});
