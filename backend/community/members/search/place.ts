import { sql, type SQL } from 'drizzle-orm';
import type { MemberSearch } from '#lib/contract/community/members.ts';
import type { Queries } from '#backend/platform/db/connect.ts';
import { plainName } from '#backend/platform/geo/plain-name.ts';
import { findTown } from '#backend/platform/geo/towns.ts';

/** Where the members of a search live: around a position, in a known town, or in a town that only has a name. */
export type Place = {
  plainCity: string;
  town: { country: string; lat: number; lon: number } | null;
  /** Kilometres around the town; null for the town itself. */
  distance: number | null;
};

/** A search whose town was looked up. */
export type PlacedSearch = Omit<MemberSearch, 'city' | 'distance' | 'pageNumber' | 'cursor'> & {
  place: Place | null;
};

/** Looks up the town of a search; one statement at most, none for the towns of our own list. */
export async function placeSearch(db: Queries, search: MemberSearch): Promise<PlacedSearch> {
  const { city, distance, pageNumber: _page, cursor: _cursor, ...rest } = search;
  if (!city) return { ...rest, place: null };
  const town = await findTown(db, city, search.country);
  const plainCity = plainName(town?.name ?? city);
  return { ...rest, place: { plainCity, town, distance: (town && distance) || null } };
}

export type Box = { south: number; north: number; west: number; east: number };

/** Mean length of a degree of latitude in kilometres. */
const degree = 111.19;

/** Degrees between which every point lies that is within so many kilometres of a position. */
export function boxAround({ lat, lon }: { lat: number; lon: number }, distance: number): Box {
  const high = distance / degree;
  // Where the circle touches its meridians, which is a little nearer to the pole than its middle.
  const ratio = Math.sin((high * Math.PI) / 180) / Math.cos((lat * Math.PI) / 180);
  const wide = ratio < 1 ? (Math.asin(ratio) * 180) / Math.PI : 180;
  return { south: lat - high, north: lat + high, west: lon - wide, east: lon + wide };
}

/** True of who lives there, on rows of `profiles`; unknown where their position is. */
export function placeCondition({ plainCity, town, distance }: Place): SQL {
  // Who does not show the town cannot be found by it either, or searches would tell it.
  if (!town || !distance) return sql`profiles.plain_city = ${plainCity} and profiles.show_town`;
  const { south, north, west, east } = boxAround(town, distance);
  // Haversine formula on a sphere of 6,371 km; the box before it spares most rows the arithmetic.
  return sql`profiles.show_town and profiles.latitude between ${south}::float8 and ${north}::float8
    and profiles.longitude between ${west}::float8 and ${east}::float8
    and 12742 * asin(sqrt(least(1, sind((profiles.latitude - ${town.lat}::float8) / 2) ^ 2
      + cosd(${town.lat}::float8) * cosd(profiles.latitude)
        * sind((profiles.longitude - ${town.lon}::float8) / 2) ^ 2))) <= ${distance}::float8`;
}
