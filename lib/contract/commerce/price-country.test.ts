import { countries as all } from '../countries.ts';
import { locales } from '../languages.ts';
import { brandCountry, getHomeCountry, priceCountry, visitorCountry } from './price-country.ts';

const noSigns = { chosen: null, profile: null, address: null };
const dutch = { language: 'nl', countries: all };

it.each([
  ['what was chosen comes first', { chosen: 'CH', profile: 'NL', address: 'DE' }, 'CH'],
  ['then the profile', { profile: 'GB', address: 'DE' }, 'GB'],
  ['then the address', { address: 'PL' }, 'PL'],
  ['then the brand', {}, 'NL'],
  ['what is not sold in says nothing', { chosen: 'JP', profile: 'BR', address: 'BE' }, 'BE'],
  ['nor does an unknown address', { profile: 'JP', address: null }, 'NL'],
])('%s', (_name, signs, country) => {
  expect(priceCountry({ ...noSigns, ...signs }, dutch)).toBe(country);
});

it.each([
  ['of the visitor', { address: 'IE' }, 'en', 'IE'],
  ['of its language', { address: 'JP' }, 'pl', 'PL'],
  ['of the brand', {}, 'sv', 'NL'],
] as const)('a page begins with the country %s', (_name, signs, locale, country) => {
  const countries = ['NL', 'IE', 'GB', 'PL'];
  expect(visitorCountry({ ...noSigns, ...signs }, { language: 'nl', countries }, locale)).toBe(country);
});

it.each([
  ['of its language', 'nl', all, 'NL'],
  ['of its language, the next one where it is not sold in', 'nl', ['DE', 'BE'], 'BE'],
  ['the first that it sells in, where none is of its language', 'nl', ['AT', 'DE'], 'AT'],
  ['the first without a language', null, ['FR', 'DE'], 'FR'],
  ['of its language where the countries are not known', 'sv', undefined, 'SE'],
])('a brand is at home in a country: %s', (_name, language, countries, country) => {
  expect(brandCountry({ language, countries })).toBe(country);
});

it('knows the home of every language, and sells there', () => {
  const known = locales.map(getHomeCountry);
  expect(locales.map((language) => brandCountry({ language, countries: all }))).toEqual(known);
});
