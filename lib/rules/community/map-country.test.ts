import { mapCountry } from './map-country.ts';

test('is the country of the page’s language, if the brand has it', () => {
  expect(mapCountry(['nl', 'de'], ['DE', 'AT', 'NL'])).toBe('NL');
});

test('otherwise the country of the brand’s language', () => {
  expect(mapCountry(['pl', 'de'], ['AT', 'DE'])).toBe('DE');
});

test('otherwise the first of the brand’s countries', () => {
  expect(mapCountry(['en', 'de'], ['CH', 'LI'])).toBe('CH');
});
