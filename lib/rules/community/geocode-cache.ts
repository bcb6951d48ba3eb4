import { parseJson } from '../platform/text.ts';

/** What `GET /api/geocode.php` says of a position. */
export type Place = { city: string; country: string; region: string | null };

type Kept = { position: string; at: number; place: Place };

const key = 'vonk_geocode';
/** Section 9: geolocation cache 1 hour. */
const lifetime = 3600 * 1000;
const mostKept = 4;

/** A position to two decimals, about a kilometre: all that the nearest town needs, and all that leaves the device. */
export function roundPosition(latitude: number, longitude: number): { lat: number; lon: number } {
  // Adding 0 makes a plain zero of a negative one.
  return { lat: Math.round(latitude * 100) / 100 + 0, lon: Math.round(longitude * 100) / 100 + 0 };
}

/** The town of a rounded position, if it was asked for within the last hour. `now` in milliseconds. */
export function keptPlace(
  storage: Pick<Storage, 'getItem'>,
  { lat, lon }: { lat: number; lon: number },
  now: number,
): Place | null {
  return readKept(storage, now).find((each) => each.position === `${lat},${lon}`)?.place ?? null;
}

/** Keeps the town of a rounded position; whatever is older than an hour goes. */
export function keepPlace(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  { lat, lon }: { lat: number; lon: number },
  place: Place,
  now: number,
): void {
  const position = `${lat},${lon}`;
  const others = readKept(storage, now).filter((each) => each.position !== position);
  storage.setItem(key, JSON.stringify([{ position, at: now, place }, ...others].slice(0, mostKept)));
}

function readKept(storage: Pick<Storage, 'getItem'>, now: number): Kept[] {
  const kept = parseJson(storage.getItem(key));
  return Array.isArray(kept) ? kept.filter(isKept).filter(({ at }) => at <= now && now - at < lifetime) : [];
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  return (
    typeof kept?.position === 'string' && typeof kept.at === 'number' && typeof kept.place?.city === 'string'
  );
}
