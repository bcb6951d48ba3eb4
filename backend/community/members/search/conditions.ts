import { sql, type SQL } from 'drizzle-orm';
import { homeZone, localTime } from '#backend/platform/geo/home-day.ts';
import { hasPhoto, notBlocked } from '../columns.ts';
import { agreedTo, type Audience } from '../consents.ts';
import { shownOn } from '../shown-on.ts';
import { ageConditions } from './ages.ts';
import { buildFacets, townCountry, type Facets } from './facets.ts';
import { comparedFields } from './offered.ts';
import { placeCondition, type PlacedSearch } from './place.ts';
import type { Match, Reader } from './reader.ts';
import { matchesSeekerOf, soughtWords } from './matches-seeker-of.ts';

/** Whom a search is for: the brand on which the members must show themselves, its pool and the caller. */
export type Scope = {
  brandId: string;
  pool: string;
  self: number | null;
  /** Leaves out members who did not agree to be shown to these. */
  audience: Audience;
  now: Date;
  /** Whom the search is for, on both sides; null for anybody. */
  match?: Match | null;
  reader?: Pick<Reader, 'home'>;
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

/** What else is asked: a condition, and words of the index on facets of which each group has one. */
type Further = { where?: SQL; words?: readonly (readonly string[])[] };

/** The conditions of a search in a pool, for the caller's eyes. */
export function buildConditions(search: PlacedSearch, scope: Scope, further: Further = {}): Conditions {
  const { brandId, pool, self, audience, match = null } = scope;
  const country = search.country ?? townCountry(search);
  const today = dayWhereSought(
    country ? { country, region: search.countryregion } : scope.reader?.home,
    scope.now,
  );
  const base = [sql`profiles.pool = ${pool}`, sql`profiles.status = 'active'`];
  if (country) base.push(sql`profiles.country = ${country}`);

  const filter = [
    shownOn(brandId),
    agreedTo(audience),
    ...wordConditions(search),
    ...ageConditions(search, today),
  ];
  if (search.place) filter.push(placeCondition(search.place));
  if (match) filter.push(matchesSeekerOf(match));
  if (further.where) filter.push(further.where);
  if (scope.withPhoto) filter.push(hasPhoto(scope));
  if (self) filter.push(sql`profiles.id <> ${self}`, notBlocked(self));
  const and = sql` and `;
  return {
    base: sql.join(base, and),
    isWholePool: !country,
    filter: sql.join(filter, and),
    facets: buildFacets(
      search,
      { pool, now: today },
      { sought: match ? soughtWords(match) : [], words: further.words ?? [] },
    ),
  };
}

type Where = { country: string; region?: string | null | undefined };

/**
 * What the clocks show where those who are sought live, or else the reader, as a moment of UTC: by them somebody has turned
 * an age. Without either it is the day in Berlin, by whose clocks most of our countries live.
 */
function dayWhereSought({ country, region = null }: Where = { country: 'DE' }, now: Date): Date {
  return new Date(localTime(homeZone(country, region), now));
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
