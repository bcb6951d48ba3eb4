import type { Country } from '#lib/contract/countries.ts';
import { centralCities } from './cities-central.ts';
import { northernCities } from './cities-northern.ts';
import { westernCities } from './cities-western.ts';
import type { CityRow } from './city-row.ts';

export type City = {
  name: string;
  country: Country;
  /** ISO 3166-2; null in Malta, which has no regions here. */
  region: string | null;
  lat: number;
  lon: number;
};

const rows: Record<Country, readonly CityRow[]> = { ...centralCities, ...northernCities, ...westernCities };

/** Some towns of each country, largest first: homes of the demo's people, and names for positions. */
export const cities: readonly City[] = Object.entries(rows).flatMap(([country, list]) =>
  list.map(([name, region, lat, lon]) => ({
    name,
    country: country as Country,
    region: region ? `${country}-${region}` : null,
    lat,
    lon,
  })),
);

export function listCities(country: Country): readonly City[] {
  return cities.filter((city) => city.country === country);
}
