import { nameLine, placeLine } from './name-line.ts';

test('the age follows the name', () => {
  expect(nameLine('Mara', 31)).toBe('Mara, 31');
});

test('the age follows a name that is written from right to left', () => {
  expect(nameLine('אנה', 36)).toBe('\u2068אנה\u2069, 36');
});

test('shows only the name of members who hide their age', () => {
  expect(nameLine('Mara', null)).toBe('Mara');
});

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
