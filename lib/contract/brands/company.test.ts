import { serverTexts } from '../../i18n/server-texts.ts';
import { registerName, phoneAddress, supportPhones } from './company.ts';

test.each([
  ['NL', 'de', 'Handelsregister (KvK)'],
  ['NL', 'en', 'Chamber of Commerce (KvK)'],
  ['BE', 'nl', 'Ondernemingsnummer (KBO)'],
  ['BE', 'fr', 'Numéro d’entreprise (BCE)'],
  ['BE', 'de', 'Unternehmensnummer (ZDU)'],
  ['DE', 'de', 'Handelsregister'],
  ['FR', 'sv', 'Handelsregister'],
  ['BE', 'xx', 'Enterprise number (KBO/BCE)'],
])('a company in %s has in %s: %s', (country, locale, name) => {
  expect(registerName(country, serverTexts(locale, 'registers'))).toBe(name);
});

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
