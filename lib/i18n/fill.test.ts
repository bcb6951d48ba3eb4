import { fill } from './fill.ts';

test('values stand in for their names', () => {
  expect(fill('{name}, {age}', { name: 'Mara', age: 31 })).toBe('Mara, 31');
});

test('an unknown name stays, and a value is never read again', () => {
  expect(fill('{name} {other}', { name: '{other}' })).toBe('{other} {other}');
  expect(fill('{constructor}', {})).toBe('{constructor}');
});

test('a value that ends with a full stop ends the sentence', () => {
  const values = { name: 'Vonk B.V.', price: '69,00 kr.', days: 3 };
  expect(fill('By {name}. It was {price}. Not {name}, {days}. {other}. {name}...', values)).toBe(
    'By Vonk B.V. It was 69,00 kr. Not Vonk B.V., 3. {other}. Vonk B.V....',
  );
});
