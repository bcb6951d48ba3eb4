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
