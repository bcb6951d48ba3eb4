import { countries, getCountryLocale } from '../contract/countries.ts';
import { locales, matchAcceptLanguage } from './locales.ts';

it('maps 19 countries', () => {
  expect(countries).toHaveLength(19);
  expect(getCountryLocale('BE', ['fr', 'de'])).toBe('fr');
  expect(getCountryLocale('JP', locales)).toBeNull();
  expect(getCountryLocale('toString', locales)).toBeNull();
});

it.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['nn-NO', 'nb'],
  ['no', 'nb'],
  ['ja, en;q=0.1, de;q=0.4', 'de'],
  ['de;q=0, en', 'en'],
  ['ja', null],
  ['', null],
  [';;;q=x', null],
])('%s wants %s', (header, locale) => {
  expect(matchAcceptLanguage(header, locales)).toBe(locale);
});
