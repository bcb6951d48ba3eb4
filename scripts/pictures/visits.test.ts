import { matchRoute } from '../../lib/rules/platform/routes.ts';
import type { Known } from './known.ts';
import { unvisitedRoutes, visitsByWalker } from './visits.ts';

const known: Known = {
  member: 1,
  fictional: 2,
  landing: 7,
  pack: 3,
  niche: 1,
  region: 'de-be-berlin',
  conversation: 4,
  liker: 5,
  payment: 6,
};
const all = Object.values(visitsByWalker).flat();

test('every route of the product is visited', () => {
  expect(unvisitedRoutes()).toEqual([]);
});

test('a visit is of the route that its path has', () => {
  const wrong = all.filter(({ route, path }) => {
    const [bare = ''] = (typeof path === 'string' ? path : path(known)).split('?');
    return matchRoute(bare) !== route;
  });
  expect(wrong.map(({ screen }) => screen)).toEqual([]);
});

test('no two screens have the same files', () => {
  const names = all.map(({ screen }) => screen);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([]);
});
