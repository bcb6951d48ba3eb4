import { infoPageTokens, isOwnToken } from '../../contract/growth/info-pages.ts';
import { infoPath } from './info-paths.ts';
import { routeOf, routes } from '../platform/routes.ts';

test('every information page of the contract has a path with a route', () => {
  for (const token of infoPageTokens) expect(routeOf(infoPath(token) ?? '.x')).not.toBeNull();
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
