import { cities, kilometres, type Position } from './cities.ts';
import { plainName } from '#lib/contract/plain-name.ts';

export type Place = { country: string; city: string; position: Position | null };

type PlaceRow = { country: string; city: string; latitude: number | null; longitude: number | null };

const townKey = (country: string, city: string) => `${country} ${plainName(city)}`;
const known = new Map(cities.map((city) => [townKey(city.country, city.name), city]));

/** The position stored with a profile, else that of its town by name. */
export function getPlace({ country, city, latitude, longitude }: PlaceRow): Place {
  if (latitude !== null && longitude !== null)
    return { country, city, position: { lat: latitude, lon: longitude } };
  const town = known.get(townKey(country, city));
  return { country, city, position: town ? { lat: town.lat, lon: town.lon } : null };
}

/**
 * Whole kilometres between two towns, 0 within one, null if one is unknown: members' coordinates are those of their
 * town, so no distance reveals (fuzzed location) where someone is.
 */
export function distanceBetween(a: Place, b: Place): number | null {
  if (townKey(a.country, a.city) === townKey(b.country, b.city)) return 0;
  return a.position && b.position ? Math.round(kilometres(a.position, b.position)) : null;
}
