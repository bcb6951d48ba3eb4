import { fillIn } from './fill-in.ts';

describe('fillIn', () => {
  it('fills every place and leaves unknown ones', () => {
    expect(fillIn('{brand}, {days} days, {brand}, {other}', { brand: 'Vonk', days: 14 })).toBe(
      'Vonk, 14 days, Vonk, {other}',
    );
  });

  it('takes values literally', () => {
    expect(fillIn('a {name} b', { name: '$& {name}' })).toBe('a $& {name} b');
  });
});

test('a value that ends with a full stop ends the sentence', () => {
  const values = { name: 'Vonk B.V.', price: '69,00 kr.', days: 3 };
  expect(fillIn('By {name}. It was {price}. Not {name}, {days}. {other}.', values)).toBe(
    'By Vonk B.V. It was 69,00 kr. Not Vonk B.V., 3. {other}.',
  );
});
