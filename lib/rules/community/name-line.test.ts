import { nameLine } from './name-line.ts';

test('the age follows the name', () => {
  expect(nameLine('Mara', 31)).toBe('Mara, 31');
});

test('the age follows a name that is written from right to left', () => {
  expect(nameLine('אנה', 36)).toBe('\u2068אנה\u2069, 36');
});

test('shows only the name of members who hide their age', () => {
  expect(nameLine('Mara', null)).toBe('Mara');
});
