import { mapCountry } from './map-country.ts';

test('is the country of the language of the page, where the brand has it', () => {
  expect(mapCountry(['nl', 'de'], ['DE', 'AT', 'NL'])).toBe('NL');
});

test('is else the country of the brand’s own language', () => {
  expect(mapCountry(['pl', 'de'], ['AT', 'DE'])).toBe('DE');
});

test('is else the first of the brand’s countries', () => {
  expect(mapCountry(['en', 'de'], ['CH', 'LI'])).toBe('CH');
});
