import { fc } from '#tests/support/properties.ts';
import { choices } from '../contract/community/profile-vocabulary.ts';
import * as words from '../contract/vocabulary.ts';
import { distances, memberSearchSchema, type MemberSearch } from '../contract/community/search.ts';
import { membersPath, searchOrder, tidySearch } from '../rules/community/member-filters.ts';
import { parseSearch, parseSearchSegment, searchSegment, wideFormPath } from './member-search.ts';

const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const age = fc.option(fc.integer({ min: 18, max: 99 }), { nil: undefined });

const searches: fc.Arbitrary<MemberSearch> = fc.record({
  gender: maybe(words.genders),
  country: maybe(['DE', 'NL', 'FI']),
  countryregion: maybe(['DE-NW', 'NL-ZH', '01']),
  city: maybe(['Köln', 'Bad Homburg', "'s-Hertogenbosch", 'Łódź', 'St. Gallen', 'L’Aquila']),
  distance: maybe(distances),
  min_age: age,
  max_age: age,
  ages: maybe(['any'] as const),
  match: maybe(['any'] as const),
  relationship_status: maybe(choices.relationship_status),
  signup_reason: maybe(choices.signup_reason),
  sexuality: maybe(words.sexualities),
  interests: maybe(words.interests),
  body_type: maybe(choices.body_type),
  hair_colour: maybe(choices.hair_colour),
  eye_colour: maybe(choices.eye_colour),
  tattoos: maybe(choices.tattoos),
  kind: maybe(['real', 'fictional', 'both'] as const),
  pageNumber: fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }),
  cursor: maybe(['MTcwMDAwMDAwMDAwMDAwMHw0Mg', 'a_b-c~d.e']),
});

const getQuery = (path: string) => new URLSearchParams(path.split('?')[1] ?? '');
const withoutNothing = (search: MemberSearch) => JSON.parse(JSON.stringify(search)) as MemberSearch;

test('every field of a search survives its address and the path segment behind it', () => {
  fc.assert(
    fc.property(searches, (original) => {
      const search = withoutNothing(tidySearch(original));
      if (search.pageNumber === 1) delete search.pageNumber;
      const query = getQuery(membersPath(search));
      expect(parseSearch(query)).toEqual(search);

      const segment = searchSegment(query) ?? '';
      // Whether a framework has already decoded the segment must not matter.
      for (const given of [segment, decodeURIComponent(segment)]) {
        const parsed = memberSearchSchema.parse(Object.fromEntries(parseSearchSegment(given).query));
        expect(tidySearch(parsed)).toEqual(search);
      }
    }),
  );
});

test('the fields of the contract and of an address are the same', () => {
  expect([...searchOrder].sort()).toEqual(Object.keys(memberSearchSchema.shape).sort());
});

test('one search has one segment, however it was written', () => {
  const one = searchSegment(new URLSearchParams('kind=both&city=%20Bad%20%20Homburg&gender=woman&utm=1'));
  const other = searchSegment(new URLSearchParams('gender=woman&pageNumber=1&city=Bad+Homburg&min_age='));
  expect(one).toBe(other);
  expect(searchSegment(new URLSearchParams('city=Ko\u0308ln'))).toBe(
    searchSegment(new URLSearchParams('city=Köln')),
  );
});

test.each([
  'city=a%26b',
  'city=%3Cb%3E',
  'city=..%2Fx',
  'distance=ten',
  'interests=tea%2Ccoffee',
  'country=de',
])('omits what is malformed and reports it: %s', (query) => {
  const { query: rest, ignored } = parseSearchSegment(searchSegment(new URLSearchParams(query)) ?? '');
  expect(String(rest)).toBe('');
  expect(ignored).toEqual([...new URLSearchParams(query).keys()]);
  expect(parseSearch(new URLSearchParams(query))).toEqual({});
});

test.each(['hair_color=red', 'page=2', 'foo=1&bar=2', 'Gender=man'])(
  'reports an unknown parameter like an unknown value: %s',
  (query) => {
    const { query: rest, ignored } = parseSearchSegment(searchSegment(new URLSearchParams(query)) ?? '');
    expect([String(rest), ignored]).toEqual(['', ['other']]);
  },
);

test.each([
  'utm_source=x',
  'gclid=1',
  'fbclid=1',
  'click_id=7',
  'ref=7&network=a&sub1=b',
  'domain=vlinder',
  '_rsc=1',
  'lb=',
])('tracking parameters are no search: %s', (query) => {
  expect(searchSegment(new URLSearchParams(query))).toBeNull();
});

test('ignores an invalid cursor', () => {
  expect(searchSegment(new URLSearchParams('cursor=%26%26'))).toBeNull();
});

test('the whole form is a separate page of the same search', () => {
  expect(wideFormPath('/members')).toBe('/members?filters=more');
  const path = wideFormPath(membersPath({ gender: 'man' }));
  const segment = searchSegment(getQuery(path));
  expect(parseSearchSegment(segment ?? '')).toMatchObject({ wide: true });
  expect(String(parseSearchSegment(segment ?? '').query)).toBe('gender=man');
  expect(parseSearchSegment(searchSegment(new URLSearchParams('gender=man')) ?? '').wide).toBe(false);
  expect(searchSegment(new URLSearchParams('filters=x'))).toBeNull();
});
