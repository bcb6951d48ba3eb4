import { countries } from '#lib/contract/countries.ts';
import { cities, listCities } from './cities.ts';
import { isRegion, listRegions } from './regions.ts';

test.each(countries)('%s has at least eight towns', (country) => {
  expect(listCities(country).length).toBeGreaterThanOrEqual(8);
});

test('every town lies in a region of its country, or in a country without regions', () => {
  for (const { name, country, region } of cities) {
    const fits = region === null ? listRegions(country).length === 0 : isRegion(country, region);
    expect([name, fits]).toEqual([name, true]);
  }
});
