import { sql, type SQL } from 'drizzle-orm';
import { hasPhoto, notBlocked } from '../columns.ts';
import { shownOn } from '../shown-on.ts';
import { ageConditions } from './ages.ts';
import { facetsOf, townCountry, type Facets } from './facets.ts';
import { comparedFields } from './offered.ts';
import { boxAround, type Place, type PlacedSearch } from './place.ts';

/** Whom a search is for: the brand on which the members must show themselves, its pool and the caller. */
export type Scope = {
  brandId: string;
  pool: string;
  self: number | null;
  now: Date;
  /** Leaves out members without an active photo. */
  withPhoto?: boolean;
};

export type Conditions = {
  /** Beginning of an index that is sorted by activity: what a walk through it reads. */
  base: SQL;
  /** Whether that is everybody of the pool, who lie side by side. */
  isWholePool: boolean;
  /** Everything that a result must be, on rows of `profiles`. */
  filter: SQL;
  /** What leads to the results through the index on facets; null where it would be everybody. */
  facets: Facets | null;
};

/** The conditions of a search in a pool, for the caller's eyes. */
export function conditionsOf(search: PlacedSearch, scope: Scope): Conditions {
  const { brandId, pool, self } = scope;
  const country = search.country ?? townCountry(search);
  const base = [sql`profiles.pool = ${pool}`, sql`profiles.status = 'active'`];
  if (country) base.push(sql`profiles.country = ${country}`);

  const filter = [shownOn(brandId), ...wordConditions(search), ...ageConditions(search, scope.now)];
  if (search.place) filter.push(placeCondition(search.place));
  if (scope.withPhoto) filter.push(hasPhoto);
  if (self) filter.push(sql`profiles.id <> ${self}`, notBlocked(self));
  const and = sql` and `;
  return {
    base: sql.join(base, and),
    isWholePool: !country,
    filter: sql.join(filter, and),
    facets: facetsOf(search, scope),
  };
}

function wordConditions(search: PlacedSearch): SQL[] {
  const conditions: SQL[] = [];
  if (search.gender) conditions.push(sql`profiles.gender = ${search.gender}`);
  if (search.countryregion) conditions.push(sql`profiles.region = ${search.countryregion}`);
  if (search.kind === 'real') conditions.push(sql`not profiles.fictional`);
  if (search.kind === 'fictional') conditions.push(sql`profiles.fictional`);
  for (const field of comparedFields) {
    if (search[field]) conditions.push(sql`profiles.${sql.identifier(field)} = ${search[field]}`);
  }
  if (search.interests) conditions.push(sql`profiles.interests @> array[${search.interests}::text]`);
  return conditions;
}

function placeCondition({ plainCity, town, distance }: Place): SQL {
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
