import { serverTexts } from '../../i18n/server-texts.ts';
import { registerName } from './company-register.ts';

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
