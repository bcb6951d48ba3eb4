import { signupCountry } from './signup-country.ts';

const unknown = {
  countries: ['GB', 'PL', 'IE', 'DE'],
  domain_language: 'en',
  geoip_country: null,
  geoip_selected_country: 'GB',
} as const;
const settings = { ...unknown, countries: [...unknown.countries] };

it('begins with the country of the address or the one that was chosen', () => {
  expect(signupCountry({ ...settings, geoip_country: 'GB' }, 'pl')).toBe('GB');
  expect(signupCountry({ ...settings, geoip_selected_country: 'IE' }, 'pl')).toBe('IE');
});

it('begins with the country of the language where the visitor’s is not known', () => {
  expect(signupCountry(settings, 'pl')).toBe('PL');
  expect(signupCountry(settings, 'en')).toBe('GB');
  expect(signupCountry({ ...settings, geoip_country: 'JP' }, 'pl')).toBe('PL');
});

it('begins with that of the brand where it is not open in the country of the language', () => {
  expect(signupCountry(settings, 'sv')).toBe('GB');
});
