import { locales } from '#lib/contract/scalars.ts';
import { countries } from '#lib/contract/countries.ts';
import { isRegion, listRegions, namedRegions, regionName } from './regions.ts';

const expected = {
  DE: 16, AT: 9, CH: 26, LI: 11, LU: 12, NL: 12, BE: 11, FR: 18, IT: 20, ES: 19,
  DK: 5, SE: 21, FI: 19, NO: 15, PL: 16, GB: 4, IE: 26, MT: 0, US: 51,
}; // prettier-ignore

test.each(countries.map((country) => [country, expected[country]] as const))(
  '%s has %i regions',
  (country, count) => {
    expect(listRegions(country)).toHaveLength(count);
  },
);

test('codes are unique and fit the wire', () => {
  const codes = countries.flatMap((country) => listRegions(country).map((region) => region.code));
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[A-Z]{2}-[A-Z0-9]{1,3}$/);
});

test('a region belongs only to its own country', () => {
  expect(isRegion('DE', 'DE-NW')).toBe(true);
  expect(isRegion('AT', 'DE-NW')).toBe(false);
  expect(isRegion('NL', 'NL-AW')).toBe(false);
  expect(isRegion('', 'DE-NW')).toBe(false);
});

test('names are written as people write them, in the language of the region where it has several', () => {
  expect(regionName('ES-VC', 'es')).toBe('Comunidad Valenciana');
  expect(regionName('CH-GE', 'de')).toBe('Genf');
  expect(regionName('CH-GE', 'sv')).toBe('Genève');
  expect(regionName('BE-WLG', 'nl')).toBe('Luik');
  expect(regionName('FI-18', 'sv')).toBe('Nyland');
  expect(regionName('XX-YY', 'de')).toBe('XX-YY');
});

test.each(locales)('stand in the order of the alphabet of %s', (locale) => {
  const { compare } = new Intl.Collator(locale);
  for (const country of countries) {
    const regions = namedRegions(country, locale);
    const names = regions.map(({ name }) => name);
    expect(names).toEqual([...names].sort(compare));
    expect(regions.map(({ code }) => code).sort()).toEqual(
      listRegions(country)
        .map(({ code }) => code)
        .sort(),
    );
  }
});

test('stand by the names that are read', () => {
  const german = namedRegions('CH', 'de').map(({ name }) => name);
  expect(german.indexOf('Genf')).toBeLessThan(german.indexOf('Glarus'));
  expect(german.indexOf('Wallis')).toBeGreaterThan(german.indexOf('Waadt'));
});
