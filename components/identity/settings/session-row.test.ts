import { browserName, countryName, placeAndMoment } from './session-row.tsx';
import { getTexts } from '#lib/i18n/catalogue.ts';

const { sessions: german } = getTexts('de');

test.each([
  [{ browser: 'Firefox', system: 'Windows', device: 'desktop' }, 'Firefox unter Windows'],
  [{ browser: 'Firefox', system: null, device: null }, 'Firefox'],
  [{ browser: null, system: 'iOS', device: 'phone' }, 'iOS'],
  [{ browser: null, system: null, device: 'tablet' }, 'Tablet'],
  [{ browser: null, system: null, device: null }, 'Unbekannter Browser'],
] as const)('%j is called %s', (session, name) => {
  expect(browserName(session, german)).toBe(name);
});

test('omits what is unknown', () => {
  expect(placeAndMoment([countryName('SE', 'de'), null, 'heute'])).toBe('Schweden · heute');
  expect(countryName(null, 'de')).toBeNull();
});
