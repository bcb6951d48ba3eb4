import type { Settings } from '../../lib/contract/brands/brands.ts';
import { namedRegions } from '../platform/geo/regions.ts';

/** Regions by country, named and sorted for one language. */
export function regionData(countries: readonly string[], locale: string): Settings['region_data'] {
  return Object.fromEntries(countries.map((country) => [country, [...namedRegions(country, locale)]]));
}
