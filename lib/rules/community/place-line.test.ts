import { placeLine } from './place-line.ts';

test('the region follows the city', () => {
  expect(placeLine('Köln', 'Nordrhein-Westfalen')).toBe('Köln, Nordrhein-Westfalen');
});

test('a city that is its own region stands once', () => {
  expect(placeLine('Berlin', 'Berlin')).toBe('Berlin');
});

test('a place without a known region is the city alone', () => {
  expect(placeLine('Köln', null)).toBe('Köln');
  expect(placeLine('Köln', undefined)).toBe('Köln');
});
