import { distanceBetween, placeOf } from './place.ts';

const row = (city: string, latitude: number | null = null, longitude: number | null = null) => ({
  country: 'DE',
  city,
  latitude,
  longitude,
});

test('a town without coordinates of its own is looked up by its name', () => {
  expect(placeOf(row('köln ')).position?.lat).toBeCloseTo(50.9, 0);
  expect(placeOf(row('Köln', 1, 2)).position).toEqual({ lat: 1, lon: 2 });
  expect(placeOf(row('Kleinkleckersdorf')).position).toBeNull();
});

test('distances are whole kilometres, none within a town, unknown where a town is', () => {
  expect(distanceBetween(placeOf(row('Köln')), placeOf(row('Berlin')))).toBeGreaterThan(460);
  expect(distanceBetween(placeOf(row('Köln')), placeOf(row('Berlin')))).toBeLessThan(490);
  expect(distanceBetween(placeOf(row('Nirgends')), placeOf(row('nirgends')))).toBe(0);
  expect(distanceBetween(placeOf(row('Nirgends')), placeOf(row('Köln')))).toBeNull();
});
