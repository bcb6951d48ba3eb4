import { localePath, splitLocalePath } from './links.ts';

it.each([
  ['de', '/members', '/members'],
  ['fr', '/members', '/fr/members'],
  ['fr', '/', '/fr'],
  ['fr', '/?t=5', '/fr?t=5'],
  ['de', '/', '/'],
] as const)('in %s, %s is %s', (locale, path, visible) => {
  expect(localePath('de', locale, path)).toBe(visible);
});

it.each(['de', 'fr'] as const)('where no language is the own one, %s has its prefix', (locale) => {
  expect(localePath(null, locale, '/')).toBe(`/${locale}`);
  expect(localePath(null, locale, '/members?page=2')).toBe(`/${locale}/members?page=2`);
});

it.each([
  ['/fr', 'fr', '/'],
  ['/fr/members/1', 'fr', '/members/1'],
  ['/france', null, '/france'],
  ['/', null, '/'],
] as const)('%s has the prefix %s', (visible, prefix, path) => {
  expect(splitLocalePath(visible)).toEqual({ prefix, path });
});
