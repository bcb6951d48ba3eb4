import { isSearchOpen, maySearch } from './search-access.ts';

test.each([
  ['yes', 'yes', true, true],
  ['yes', 'no', true, false],
  ['no', 'yes', false, true],
  ['no', 'no', false, false],
] as const)('logged_out_search %s, with a traffic source %s', (plain, sourced, without, with_) => {
  const settings = { logged_out_search: plain, logged_out_search_trafficsource: sourced };
  expect(maySearch({ ...settings, signedIn: false, hasSource: false })).toBe(without);
  expect(maySearch({ ...settings, signedIn: false, hasSource: true })).toBe(with_);
  expect(maySearch({ ...settings, signedIn: true, hasSource: true })).toBe(true);
  expect(maySearch({ ...settings, signedIn: true, hasSource: false })).toBe(true);
  expect(isSearchOpen(settings)).toBe(without && with_);
});
