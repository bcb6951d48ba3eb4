import { knownSearch } from './known-search.ts';

const offer = {
  countries: ['DE', 'NL'],
  region_data: { DE: [{ code: 'DE-BE', name: 'Berlin' }] },
  search_fields: ['gender', 'country', 'region', 'city', 'distance', 'age', 'interests'],
};
const known = (query: string) => knownSearch(new URLSearchParams(query), offer);

test('accepts the brand’s values unchanged', () => {
  const query =
    'gender=woman&country=DE&countryregion=DE-BE&min_age=25&max_age=35&interests=tea&pageNumber=2';
  expect(known(query)).toEqual({
    search: {
      gender: 'woman',
      country: 'DE',
      countryregion: 'DE-BE',
      min_age: 25,
      max_age: 35,
      interests: 'tea',
      pageNumber: 2,
    },
    ignored: [],
  });
});

test.each([
  ['gender=dragon', 'gender'],
  ['country=ZZ', 'country'],
  ['country=DE&countryregion=DE-XX', 'countryregion'],
  ['countryregion=DE-BE', 'countryregion'],
  ['distance=7', 'distance'],
  ['distance=25', 'distance'],
  ['min_age=10', 'min_age'],
  ['max_age=100', 'max_age'],
  ['interests=unicorns', 'interests'],
  ['kind=imaginary', 'kind'],
  ['pageNumber=999', 'pageNumber'],
  ['hair_colour=red', 'hair_colour'],
])('an unknown value is left out and named: %s', (query, field) => {
  const { search, ignored } = known(`${query}&gender=${field === 'gender' ? 'dragon' : 'woman'}`);
  expect(ignored).toEqual([field]);
  expect(search).not.toHaveProperty(field);
  expect(search.gender).toBe(field === 'gender' ? undefined : 'woman');
});
