import { parseJson } from '../platform/text.ts';

/** What `GET /api/geocode.php` says of a position. */
export type Place = { city: string; country: string; region: string | null };

type CachedPlace = { position: string; at: number; place: Place };

const key = 'vonk_geocode';
/** Section 9: geolocation cache 1 hour. */
const lifetime = 3600 * 1000;
const maxCached = 4;

/** A position to two decimals, about a kilometre: all that the nearest town needs, and all that leaves the device. */
export function roundPosition(latitude: number, longitude: number): { lat: number; lon: number } {
  // Adding 0 makes a plain zero of a negative one.
  return { lat: Math.round(latitude * 100) / 100 + 0, lon: Math.round(longitude * 100) / 100 + 0 };
}

/** The town of a rounded position, if it was asked for within the last hour. `now` in milliseconds. */
export function getCachedPlace(
  storage: Pick<Storage, 'getItem'>,
  { lat, lon }: { lat: number; lon: number },
  now: number,
): Place | null {
  return loadCached(storage, now).find((each) => each.position === `${lat},${lon}`)?.place ?? null;
}

/** Keeps the town of a rounded position; whatever is older than an hour goes. */
export function cachePlace(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  { lat, lon }: { lat: number; lon: number },
  place: Place,
  now: number,
): void {
  const position = `${lat},${lon}`;
  const others = loadCached(storage, now).filter((each) => each.position !== position);
  storage.setItem(key, JSON.stringify([{ position, at: now, place }, ...others].slice(0, maxCached)));
}

function loadCached(storage: Pick<Storage, 'getItem'>, now: number): CachedPlace[] {
  const stored = parseJson(storage.getItem(key));
  return Array.isArray(stored)
    ? stored.filter(isCachedPlace).filter(({ at }) => at <= now && now - at < lifetime)
    : [];
}

function isCachedPlace(value: unknown): value is CachedPlace {
  const stored = value as Partial<CachedPlace> | null;
  return (
    typeof stored?.position === 'string' &&
    typeof stored.at === 'number' &&
    typeof stored.place?.city === 'string'
  );
}
