import { listCities } from './cities.ts';
import { guessRegion, loadTowns } from './fill-towns.ts';

const cologne = { lat: 50.938, lon: 6.96 };

it('names a region where the towns around agree on it', () => {
  const list = listCities('DE');
  expect(guessRegion(list, { lat: cologne.lat + 0.03, lon: cologne.lon })).toBe('DE-NW');
  // Leverkusen lies between towns of one region, Falkensee next to a city that is its own region.
  expect(guessRegion(list, { lat: 51.033, lon: 6.984 })).toBe('DE-NW');
  expect(guessRegion(list, { lat: 52.56, lon: 13.093 })).toBeNull();
  expect(guessRegion(list, { lat: 0, lon: 0 })).toBeNull();
});

it('reads our own towns once, the largest first, and those of the file beside them', () => {
  const towns = loadTowns();
  const named = towns.filter((town) => town.country === 'DE' && town.plain_name === 'koln');
  expect(named).toHaveLength(1);
  expect(named[0]?.prominence).toBeGreaterThan(0);
  expect(towns.filter(({ prominence }) => prominence === 0).length).toBeGreaterThan(80_000);
  expect(
    towns.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180),
  ).toBe(true);
});
