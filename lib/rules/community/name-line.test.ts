import { nameLine } from './name-line.ts';

test('the age follows the name', () => {
  expect(nameLine('Mara', 31)).toBe('Mara, 31');
});

test('who does not show the age is the name alone', () => {
  expect(nameLine('Mara', null)).toBe('Mara');
});
