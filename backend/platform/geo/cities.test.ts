import { countries } from '#lib/contract/countries.ts';
import { cities, listCities, nearestCity } from './cities.ts';
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

const nearestTo = (lat: number, lon: number) => nearestCity(cities, { lat, lon })?.name ?? null;

describe('nearestCity', () => {
  it.each([
    [50.93, 6.95, 'Köln'],
    [50.74, 7.09, 'Bonn'],
    [48.2, 16.4, 'Wien'],
  ])('finds the town at %d, %d', (lat, lon, name) => {
    expect(nearestTo(lat, lon)).toBe(name);
  });

  it('finds nothing in the middle of an ocean or at a pole', () => {
    expect(nearestTo(40, -35)).toBeNull();
    expect(nearestTo(90, 0)).toBeNull();
  });

  it('measures across the date line', () => {
    const suva = { name: 'Suva', country: 'US', region: null, lat: -18.1, lon: 179.9 } as const;
    expect(nearestCity([suva], { lat: -18.1, lon: -179.9 })).toBe(suva);
  });
});
