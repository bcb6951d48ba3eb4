import { cities } from './cities.ts';
import { nearestCity } from './nearest-city.ts';

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
