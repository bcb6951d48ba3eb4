import type { Settings } from '../../lib/contract/settings.ts';
import { listRegions, regionName } from '../geo/regions.ts';

/** Regions by country, names in one language. */
export function regionData(countries: readonly string[], locale: string): Settings['region_data'] {
  return Object.fromEntries(
    countries.map((country) => [
      country,
      listRegions(country).map(({ code }) => ({ code, name: regionName(code, locale) })),
    ]),
  );
}
