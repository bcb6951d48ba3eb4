import { isIndexed, listedRoutes, getRobotsMeta, type IndexFacts } from './indexing.ts';
import { routes, type RouteName } from '../platform/routes.ts';

const names = Object.keys(routes) as RouteName[];
const alice = { indexable: true, fictional_icon: false };
/** The best case of all facts. */
const best: IndexFacts = { member: alice, browsePage: { real: 1_000 } };

const listed: RouteName[] = [
  'index',
  'pricing',
  'complaints',
  'token',
  ...names.filter((name) => name.startsWith('pages-')),
  'members-id',
  'members-in',
  'members-in-region',
  'members-with-interest',
];

it.each(names)('%s is listed only if the rules name it', (name) => {
  expect(isIndexed(name, best)).toBe(listed.includes(name));
});

it.each(['members-id', 'members-in', 'members-in-region', 'members-with-interest'] as const)(
  'treats a missing %s as a no',
  (name) => {
    expect(isIndexed(name)).toBe(false);
  },
);

it.each([
  [{ indexable: true, fictional_icon: false }, true],
  [{ indexable: false, fictional_icon: false }, false],
  [{ indexable: true, fictional_icon: true }, false],
  [{ indexable: false, fictional_icon: true }, false],
])('lists the profile %o: %p', (member, expected) => {
  expect(isIndexed('members-id', { ...best, member })).toBe(expected);
});

it.each([
  [{}, { index: false, follow: true }],
  [{ page: 2 }, { index: false, follow: true }],
])('says of the members, with %o, %o', (facts, robots) => {
  expect(getRobotsMeta('members', facts)).toEqual(robots);
});

it('lists a region with real members, not one of fictional profiles', () => {
  expect(isIndexed('members-in-region', { browsePage: { real: 8 } })).toBe(true);
  expect(isIndexed('members-in-region', { browsePage: { real: 0 } })).toBe(false);
  expect(getRobotsMeta('members-in-region', { browsePage: { real: 80 }, page: 2 })).toEqual({
    index: false,
    follow: true,
  });
});

it('knows the addresses that are listed on every brand', () => {
  expect(listedRoutes.map((name) => routes[name]).filter((path) => path.includes(':'))).toEqual([]);
  expect(listedRoutes).toContain('index');
});
