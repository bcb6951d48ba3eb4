import { getCountryLocale, listCountries } from './countries.ts';
import { displayName } from './formats.ts';
import { languages, locales } from './languages.ts';

it.each(locales)('names %s as CLDR does, with a capital', (locale) => {
  const name = displayName(locale, 'language', locale);
  expect(languages[locale].name).toBe(name.charAt(0).toLocaleUpperCase(locale) + name.slice(1));
});

it.each(locales)('speaks %s in its home', (locale) => {
  expect(getCountryLocale(languages[locale].home, [locale])).toBe(locale);
});

it.each([
  ['de', ['DE', 'AT', 'CH', 'LI', 'LU', 'BE']],
  ['fr', ['FR', 'CH', 'LU', 'BE']],
  ['sv', ['SE', 'FI']],
] as const)('knows the countries of %s', (locale, countries) => {
  expect(listCountries(locale)).toEqual(countries);
});
