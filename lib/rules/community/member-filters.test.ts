import { membersPath, pagePaths, relevantWidenings, tidySearch, withFilters } from './member-filters.ts';

test('an empty search is the plain page', () => {
  expect(membersPath(tidySearch({ kind: 'both', min_age: 18, max_age: 99 }))).toBe('/members');
});

test('corrects reversed ages', () => {
  expect(tidySearch({ min_age: 45, max_age: 25 })).toEqual({ min_age: 25, max_age: 45 });
  expect(tidySearch({ min_age: 99 })).toEqual({ min_age: 99 });
});

test('a region needs its country', () => {
  expect(tidySearch({ countryregion: 'NW' })).toEqual({});
  expect(tidySearch({ country: 'DE', countryregion: 'NW' })).toEqual({ country: 'DE', countryregion: 'NW' });
});

test('the query has one order, so that one search has one address', () => {
  expect(membersPath({ max_age: 45, gender: 'woman', kind: 'real' })).toBe(
    '/members?gender=woman&max_age=45&kind=real',
  );
});

test('the next page carries the cursor, the one before only its number, the first none', () => {
  expect(pagePaths({ gender: 'man' }, 'abc')).toEqual({
    previous: null,
    next: '/members?gender=man&pageNumber=2&cursor=abc',
  });
  expect(pagePaths({ pageNumber: 3, cursor: 'abc' }, null)).toEqual({
    previous: '/members?pageNumber=2',
    next: null,
  });
  expect(pagePaths({ pageNumber: 2, cursor: 'abc' }, 'def').previous).toBe('/members');
});

test('changing a filter leads to the first page', () => {
  expect(withFilters({ gender: 'man', pageNumber: 4, cursor: 'x' }, { kind: 'real' })).toBe(
    '/members?gender=man&kind=real',
  );
  expect(withFilters({ gender: 'man', kind: 'real' }, { kind: undefined })).toBe('/members?gender=man');
  expect(withFilters({ country: 'DE', countryregion: 'NW' }, { country: undefined })).toBe('/members');
});

test('a distance needs its town', () => {
  expect(tidySearch({ distance: 50 })).toEqual({});
  expect(tidySearch({ city: 'Bonn', distance: 50 })).toEqual({ city: 'Bonn', distance: 50 });
});

test('a widening that another one contains is not listed', () => {
  expect(relevantWidenings(['fields', 'distance', 'city'])).toEqual(['fields', 'city']);
  expect(relevantWidenings(['distance', 'region', 'ages'])).toEqual(['distance', 'region', 'ages']);
  expect(relevantWidenings(['region', 'country'])).toEqual(['country']);
});
