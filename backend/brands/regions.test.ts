import { locales } from '../../lib/contract/scalars.ts';
import { countries } from '../../lib/contract/countries.ts';
import { regionData } from './regions.ts';

test.each(locales)('regions are in the alphabetical order of %s', (locale) => {
  const { compare } = new Intl.Collator(locale);
  for (const regions of Object.values(regionData(countries, locale))) {
    const names = regions.map(({ name }) => name);
    expect(names).toEqual([...names].sort(compare));
  }
});
