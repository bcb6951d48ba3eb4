import { sql, type SQL } from 'drizzle-orm';
import { homeZone, localTime } from '#backend/platform/geo/home-day.ts';
import { hasPhoto, notBlocked } from '../columns.ts';
import { agreedTo, type Audience } from '../consents.ts';
import { shownOn } from '../shown-on.ts';
import { ageConditions } from './ages.ts';
import { buildFacets, townCountry, type Facets } from './facets.ts';
import { comparedFields } from './offered.ts';
import { locationCondition, type LocatedSearch } from './location.ts';
import type { Match, SearchPreferences } from './search-preferences.ts';
import { matchesSearcher, soughtWords } from './matches-searcher.ts';

/** Scope of a search: the brand on which members must be shown, its pool and the caller. */
export type Scope = {
  brandId: string;
  pool: string;
  self: number | null;
  /** Excludes members who did not agree to be shown to this audience. */
  audience: Audience;
  now: Date;
  /** Mutual match of genders; null for any. */
  match?: Match | null;
  preferences?: Pick<SearchPreferences, 'home'>;
  withPhoto?: boolean;
};

export type Conditions = {
  /** Leading columns of an activity-sorted index, used by its scan. */
  base: SQL;
  /** Whether `base` covers the whole pool, which is contiguous in the index. */
  isWholePool: boolean;
  filter: SQL;
  /** Lookup by the facet index; null if it would match everyone. */
  facets: Facets | null;
};

/** Further restrictions: a condition, and groups of facet words of which each needs one match. */
type Further = { where?: SQL; words?: readonly (readonly string[])[] };

export function buildConditions(search: LocatedSearch, scope: Scope, further: Further = {}): Conditions {
  const { brandId, pool, self, audience, match = null } = scope;
  const country = search.country ?? townCountry(search);
  const today = dayWhereSought(
    country ? { country, region: search.countryregion } : scope.preferences?.home,
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
  if (search.place) filter.push(locationCondition(search.place));
  if (match) filter.push(matchesSearcher(match));
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

/** Local time where the wanted members, or else the reader, live, as UTC; by default that of Berlin. */
function dayWhereSought({ country, region = null }: Where = { country: 'DE' }, now: Date): Date {
  return new Date(localTime(homeZone(country, region), now));
}

function wordConditions(search: LocatedSearch): SQL[] {
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
