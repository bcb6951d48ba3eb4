import { sql, type SQL } from 'drizzle-orm';
import { notBlocked } from '../columns.ts';
import { facetsOf, townCountry, type Facets } from './facets.ts';
import { comparedFields } from './offered.ts';
import { boxAround, type Place, type PlacedSearch } from './place.ts';

export type Scope = { pool: string; self: number | null; now: Date };

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
  const { pool, self } = scope;
  const country = search.country ?? townCountry(search);
  const base = [sql`profiles.pool = ${pool}`, sql`profiles.status = 'active'`];
  if (country) base.push(sql`profiles.country = ${country}`);

  const filter = [sql`true`, ...wordConditions(search), ...ageConditions(search, scope.now)];
  if (search.place) filter.push(placeCondition(search.place));
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

function ageConditions({ min_age, max_age }: PlacedSearch, now: Date): SQL[] {
  const conditions: SQL[] = [];
  if (min_age) conditions.push(sql`profiles.date_of_birth <= ${yearsBefore(now, min_age)}::date`);
  if (max_age) conditions.push(sql`profiles.date_of_birth > ${yearsBefore(now, max_age + 1)}::date`);
  return conditions;
}

function placeCondition({ plainCity, town, distance }: Place): SQL {
  if (!town || !distance) return sql`profiles.plain_city = ${plainCity}`;
  const { south, north, west, east } = boxAround(town, distance);
  // Haversine formula on a sphere of 6,371 km; the box before it spares most rows the arithmetic.
  return sql`profiles.latitude between ${south}::float8 and ${north}::float8
    and profiles.longitude between ${west}::float8 and ${east}::float8
    and 12742 * asin(sqrt(least(1, sind((profiles.latitude - ${town.lat}::float8) / 2) ^ 2
      + cosd(${town.lat}::float8) * cosd(profiles.latitude)
        * sind((profiles.longitude - ${town.lon}::float8) / 2) ^ 2))) <= ${distance}::float8`;
}

/** The calendar date `years` before the day of `now`; who was born on it has turned that age today. */
function yearsBefore(now: Date, years: number): string {
  const [year, month, day] = [now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()];
  // On 29 February, in a year that has none: whoever was born by its 28th has turned that age.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}
