import { sql, type SQL } from 'drizzle-orm';
import type { MemberSearch } from '#lib/contract/community/search.ts';
import type { Queries } from '#backend/platform/db/connect.ts';
import { plainName } from '#lib/contract/plain-name.ts';
import { findTown } from '#backend/platform/geo/towns.ts';

/** Place of a search: around a position, in a known town, or in a town known by name only. */
export type SearchLocation = {
  plainCity: string;
  town: { country: string; lat: number; lon: number } | null;
  /** Radius in kilometres; null for the town itself. */
  distance: number | null;
};

export type LocatedSearch = Omit<MemberSearch, 'city' | 'distance' | 'pageNumber' | 'cursor'> & {
  place: SearchLocation | null;
};

/** At most one statement, none for towns on our list. */
export async function locateSearch(db: Queries, search: MemberSearch): Promise<LocatedSearch> {
  const { city, distance, pageNumber: _page, cursor: _cursor, ...rest } = search;
  if (!city) return { ...rest, place: null };
  const town = await findTown(db, city, search.country);
  const plainCity = plainName(town?.name ?? city);
  return { ...rest, place: { plainCity, town, distance: (town && distance) || null } };
}

export type Box = { south: number; north: number; west: number; east: number };

/** Mean length of a degree of latitude in kilometres. */
const degree = 111.19;

/** Bounding box in degrees of all points within the distance (kilometres). */
export function boxAround({ lat, lon }: { lat: number; lon: number }, distance: number): Box {
  const high = distance / degree;
  // The tangent meridians touch the circle slightly poleward of its centre.
  const ratio = Math.sin((high * Math.PI) / 180) / Math.cos((lat * Math.PI) / 180);
  const wide = ratio < 1 ? (Math.asin(ratio) * 180) / Math.PI : 180;
  return { south: lat - high, north: lat + high, west: lon - wide, east: lon + wide };
}

/** Condition on rows of `profiles`; unknown (null) if the position is. */
export function locationCondition({ plainCity, town, distance }: SearchLocation): SQL {
  // Hidden towns are not searchable, or searches would reveal them.
  if (!town || !distance) return sql`profiles.plain_city = ${plainCity} and profiles.show_town`;
  const { south, north, west, east } = boxAround(town, distance);
  // Haversine formula on a sphere of 6,371 km; the bounding box spares most rows the arithmetic.
  return sql`profiles.show_town and profiles.latitude between ${south}::float8 and ${north}::float8
    and profiles.longitude between ${west}::float8 and ${east}::float8
    and 12742 * asin(sqrt(least(1, sind((profiles.latitude - ${town.lat}::float8) / 2) ^ 2
      + cosd(${town.lat}::float8) * cosd(profiles.latitude)
        * sind((profiles.longitude - ${town.lon}::float8) / 2) ^ 2))) <= ${distance}::float8`;
}
