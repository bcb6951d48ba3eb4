import { countries } from '#lib/contract/countries.ts';
import { farCountries } from './distance-bands.ts';

test.each([
  ['IE', 'GB BE NL LU FR CH DK DE'],
  ['FI', 'SE NO DK PL DE NL AT BE'],
  ['MT', 'IT AT LI CH FR ES LU DE'],
  ['US', 'IE GB NO NL BE DK SE ES'],
])('all countries are far from %s but %s', (home, near) => {
  const far: readonly string[] = farCountries(home);
  expect(countries.filter((each) => each !== home && !far.includes(each)).toSorted()).toEqual(
    near.split(' ').toSorted(),
  );
});

test('the United States are the farthest from Ireland, and no country is far from an unknown one', () => {
  expect(farCountries('IE').at(-1)).toBe('US');
  expect(farCountries('JP')).toEqual([]);
});
