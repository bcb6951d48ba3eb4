import { distanceBetween, getPlace } from './place.ts';

const row = (city: string, latitude: number | null = null, longitude: number | null = null) => ({
  country: 'DE',
  city,
  latitude,
  longitude,
});

test('a town without its own coordinates is looked up by name', () => {
  expect(getPlace(row('köln ')).position?.lat).toBeCloseTo(50.9, 0);
  expect(getPlace(row('Köln', 1, 2)).position).toEqual({ lat: 1, lon: 2 });
  expect(getPlace(row('Kleinkleckersdorf')).position).toBeNull();
});

test('distances are whole kilometres, none within a town, unknown where a town is', () => {
  expect(distanceBetween(getPlace(row('Köln')), getPlace(row('Berlin')))).toBeGreaterThan(460);
  expect(distanceBetween(getPlace(row('Köln')), getPlace(row('Berlin')))).toBeLessThan(490);
  expect(distanceBetween(getPlace(row('Nirgends')), getPlace(row('nirgends')))).toBe(0);
  expect(distanceBetween(getPlace(row('Nirgends')), getPlace(row('Köln')))).toBeNull();
});
