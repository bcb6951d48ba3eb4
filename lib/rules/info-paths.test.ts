import { infoPageTokens } from '../contract/info-pages.ts';
import { infoPath } from './info-paths.ts';
import { routeOf } from './routes.ts';

test('every information page of the contract has a path with a route', () => {
  for (const token of infoPageTokens) expect(routeOf(infoPath(token) ?? '.x')).not.toBeNull();
  expect(infoPath('terms')).toBe('/pages/terms');
  expect(infoPath('imprint')).toBe('/imprint');
});

test('an unknown token has none', () => {
  expect(infoPath('toString')).toBeNull();
});
