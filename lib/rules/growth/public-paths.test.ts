import { infoPageTokens, isOwnToken } from '../../contract/growth/info-pages.ts';
import { interests } from '../../contract/vocabulary.ts';
import { matchRoute, routes } from '../platform/routes.ts';
import {
  infoPath,
  enoughForIndex,
  interestPagePath,
  findInterestBySlug,
  interestSlug,
  isWorthListing,
  regionPagePath,
  findRegionBySlug,
  regionsByCountry,
} from './public-paths.ts';

test('every information page of the contract has a path with a route', () => {
  for (const token of infoPageTokens) expect(matchRoute(infoPath(token) ?? '.x')).not.toBeNull();
  expect(infoPath('terms')).toBe('/pages/terms');
  expect(infoPath('imprint')).toBe('/imprint');
});

test('a page of the brand itself stands at the root', () => {
  expect(infoPath('press', ['press'])).toBe('/press');
  expect(infoPath('press')).toBeNull();
});

test('no page of a brand can take the place of a screen', () => {
  const first = Object.values(routes).map((pattern) => pattern.split('/')[1] ?? '');
  for (const segment of first) expect([segment, isOwnToken(segment)]).toEqual([segment, false]);
  for (const token of [
    'terms',
    'imprint',
    'de',
    'api',
    'a',
    'Press',
    'no.dots',
    '-press',
    'de-at',
    'x'.repeat(41),
  ])
    expect([token, isOwnToken(token)]).toEqual([token, false]);
  expect(['press', 'about-us', 'jobs2'].map(isOwnToken)).toEqual([true, true, true]);
});

test('an unknown token has none', () => {
  expect(infoPath('toString')).toBeNull();
});

it.each([
  ['de-bw-baden-wurttemberg', 'de-bw-baden-wurttemberg'],
  ['de-bw-baden-wuerttemberg', 'de-bw-baden-wurttemberg'],
  ['de-bw-baden-w%C3%BCrttemberg', 'de-bw-baden-wurttemberg'],
  ['no-50-tr%C3%B8ndelag', 'no-50-trondelag'],
  ['no-50-troendelag', 'no-50-trondelag'],
  ['de-sl-saarland', 'de-sl-saarland'],
  ['de-bw-baden', undefined],
  ['de-%zz', undefined],
])('finds the region of %s in any spelling', (slug, found) => {
  const regions = ['de-bw-baden-wurttemberg', 'de-sl-saarland', 'no-50-trondelag'].map((each) => ({
    slug: each,
  }));
  expect(findRegionBySlug(regions, slug)?.slug).toBe(found);
});

it('names every interest by a plain slug that leads back to it', () => {
  for (const key of interests) {
    expect(interestSlug(key)).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(findInterestBySlug(interestSlug(key))).toBe(key);
    expect(matchRoute(interestPagePath(key))).toBe('members-with-interest');
  }
});

it.each(['board_games', 'Board-Games', 'board--games', '', 'constructor', 'board-games/'])(
  '%p is no interest',
  (slug) => {
    expect(findInterestBySlug(slug)).toBeNull();
  },
);

it('has a path for a region', () => {
  expect(regionPagePath({ slug: 'de-nw-nordrhein-westfalen' })).toBe('/members/in/de-nw-nordrhein-westfalen');
});

it('lists what enough real members belong to, however many fictional profiles there are', () => {
  const hub = (real: number) => ({ real, fictional: 500 });
  expect(isWorthListing(hub(enoughForIndex))).toBe(true);
  expect(isWorthListing(hub(enoughForIndex - 1))).toBe(false);
  expect(isWorthListing(hub(0))).toBe(false);
});

describe('the regions of the overview', () => {
  const region = (country: string, real: number) => ({ country, real });

  it('are all of them where they fit', () => {
    const many = Array.from({ length: 44 }, (_, real) => region('DE', real));
    expect(regionsByCountry(many)).toEqual([{ country: 'DE', regions: many }]);
    expect(regionsByCountry([])).toEqual([]);
  });

  it('are one of each country at least, and then the largest, in their order', () => {
    const small = Array.from({ length: 20 }, (_, index) => [
      region(`C${index}`, 1),
      region(`C${index}`, 2),
    ]).flat();
    const large = Array.from({ length: 30 }, (_, real) => region('DE', real + 10));
    const [first, ...others] = regionsByCountry([...large, ...small]);
    expect(first).toEqual({ country: 'DE', regions: large.slice(-24) });
    expect(others).toHaveLength(20);
    for (const { regions } of others) expect(regions.map(({ real }) => real)).toEqual([2]);
  });
});
