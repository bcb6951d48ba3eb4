import { phoneAddress, supportPhones } from './support-phones.ts';

describe('supportPhones', () => {
  it.each([
    ['+31 20 123 4567', '+31-20-1234567', ['+31 20 123 4567']],
    ['+31201234567', '+31 20 123 4567', ['+31201234567']],
    ['020\u2013123\u00a045\u201167', '020-1234567', ['020\u2013123\u00a045\u201167']],
    ['+31 20 123 4567', '+31 20 123 4568', ['+31 20 123 4567', '+31 20 123 4568']],
    ['', '+31 20 123 4567', ['+31 20 123 4567']],
    ['+31 20 123 4567', ' ', ['+31 20 123 4567']],
    ['', '', []],
  ])('%p and %p are %p', (brand, company, shown) => {
    expect(supportPhones(brand, company)).toEqual(shown);
  });

  it('compares nothing but dashes and spaces: brackets make another number', () => {
    expect(supportPhones('+31 (0)20 123 4567', '+31 20 123 4567')).toHaveLength(2);
  });
});

test('a number is called without what makes it easy to read', () => {
  expect(phoneAddress('+31 20 123-45 67')).toBe('tel:+31201234567');
  expect(phoneAddress('+31 (0)20 123 4567')).toBe('tel:+31201234567');
  expect(phoneAddress('(020) 123.4567')).toBe('tel:0201234567');
});
