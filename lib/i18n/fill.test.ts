import { fill } from './fill.ts';

test('values stand in for their names', () => {
  expect(fill('{name}, {age}', { name: 'Mara', age: 31 })).toBe('Mara, 31');
});

test('an unknown name stays, and a value is never read again', () => {
  expect(fill('{name} {other}', { name: '{other}' })).toBe('{other} {other}');
});
