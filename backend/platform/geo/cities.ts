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

export type Position = { lat: number; lon: number };

/** Mean radius of the earth in kilometres. */
const earth = 6371;

/** Beyond this distance, in kilometres, the nearest town says nothing about a position. */
const reach = 150;

/** The city nearest to a position, or null when none is within 150 km. */
export function nearestCity(cities: readonly City[], position: Position): City | null {
  let nearest: City | null = null;
  let minDistance = reach;
  for (const city of cities) {
    const distance = kilometres(city, position);
    if (distance <= minDistance) [nearest, minDistance] = [city, distance];
  }
  return nearest;
}

/** Great-circle distance between two positions in degrees (haversine formula). */
export function kilometres(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lon - a.lon);
  return 2 * earth * Math.asin(Math.sqrt(Math.min(1, chord)));
}
