import { parseJson } from '../platform/text.ts';

/** The response of `GET /api/geocode.php` for a position. */
export type Town = { city: string; country: string; region: string | null };

type CachedPlace = { position: string; at: number; place: Town };

const key = 'vonk_geocode';
/** `docs/specification.md` §9: geolocation cache 1 hour. */
const ttlMs = 3600 * 1000;
const maxCached = 4;

/** A position rounded to two decimals, about a kilometre: enough for a town, and all that leaves the device. */
export function roundPosition(latitude: number, longitude: number): { lat: number; lon: number } {
  // Adding 0 turns a negative zero into zero.
  return { lat: Math.round(latitude * 100) / 100 + 0, lon: Math.round(longitude * 100) / 100 + 0 };
}

/** The cached town of a rounded position, if less than an hour old. `now` in milliseconds. */
export function getCachedPlace(
  storage: Pick<Storage, 'getItem'>,
  { lat, lon }: { lat: number; lon: number },
  now: number,
): Town | null {
  return loadCached(storage, now).find((each) => each.position === `${lat},${lon}`)?.place ?? null;
}

/** Caches the town of a rounded position, and drops entries older than an hour. */
export function cachePlace(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  { lat, lon }: { lat: number; lon: number },
  place: Town,
  now: number,
): void {
  const position = `${lat},${lon}`;
  const others = loadCached(storage, now).filter((each) => each.position !== position);
  storage.setItem(key, JSON.stringify([{ position, at: now, place }, ...others].slice(0, maxCached)));
}

function loadCached(storage: Pick<Storage, 'getItem'>, now: number): CachedPlace[] {
  const stored = parseJson(storage.getItem(key));
  return Array.isArray(stored)
    ? stored.filter(isCachedPlace).filter(({ at }) => at <= now && now - at < ttlMs)
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
