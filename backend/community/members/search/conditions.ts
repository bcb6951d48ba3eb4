import { sql, type SQL } from 'drizzle-orm';
import { homeZone, localTime } from '#backend/platform/geo/home-day.ts';
import { hasPhoto, notBlocked } from '../columns.ts';
import { agreedTo, type Audience } from '../consents.ts';
import { shownOn } from '../shown-on.ts';
import { ageConditions } from './ages.ts';
import { comparedFields } from './offered.ts';
import { locationCondition, type LocatedSearch, boxAround } from './location.ts';
import type { Match, SearchPreferences } from './search-preferences.ts';
import { matchesSearcher, soughtWords } from './matches-searcher.ts';
import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import { facetsExpression } from '#backend/platform/db/schema/facets.ts';

const facets = sql.raw(facetsExpression);

type Facets = {
  /** True for all members who match, possibly more, by words of the facet index. */
  condition: SQL;
  /** Whether a word is selective, as a place is; a gender, kind or profile field may not be. */
  isSharp: boolean;
};

type Fact = [name: string, value: string | undefined];

/** Members need one of the wanted words and one of every further group. Null without words. */
function buildFacets(
  search: LocatedSearch,
  { pool, now }: { pool: string; now: Date },
  { sought = [], words = [] }: { sought?: readonly string[]; words?: readonly (readonly string[])[] } = {},
): Facets | null {
  const ours = (words: readonly string[]) => words.map((word) => `${pool} ${word}`);
  const who = whoWords(search, now);
  const common = ours(written(commonFacts(search, who.length > 0)));
  const special = ours(written(specialFacts(search, who.length > 0)));
  if (search.interests) special.push(search.interests);

  const all = [...common, ...special];
  const births = who.length ? who : birthWords(search, now);
  const circle = locationWords(search);
  const narrowing = [circle, sought, ...words];
  const isNarrow = circle.length ? !isWide(search) : sought.length > 0;
  // Merging the long lists of many ages takes longer than filtering by age.
  const ages = !who.length && isNarrow && births.length > fewSpans ? [] : births;
  const toCondition = (groups: readonly (readonly string[])[]) => {
    const parts = groups
      .filter(({ length }) => length > 0)
      .map((some) => sql`${facets} && ${textArray(ours(some))}`);
    if (all.length) parts.unshift(sql`${facets} @> ${textArray(all)}`);
    return parts.length ? sql.join(parts, sql` and `) : null;
  };
  const condition = toCondition([ages, ...narrowing]);
  if (!condition) return null;
  const { country, countryregion, place } = search;
  const isSharp = Boolean(country ?? countryregion ?? (place && !place.distance));
  return { condition, isSharp };
}

const textArray = (words: readonly string[]): SQL => sql`${sql.param([...words])}::text[]`;

function written(facts: Fact[]): string[] {
  return facts.flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
}

/** Skipped if a town or region is selective already: reading these long lists would cost more than it saves. */
function commonFacts(search: LocatedSearch, isWho: boolean): Fact[] {
  const { place, countryregion, gender, kind } = search;
  if (countryregion || (place && !place.distance)) return [];
  return [
    ['gender', isWho ? undefined : gender],
    ['kind', kind === 'both' ? undefined : kind],
  ];
}

function specialFacts(search: LocatedSearch, isWho: boolean): Fact[] {
  const { place, country, countryregion } = search;
  // A region or town implies its country, unless the search contradicts itself.
  const implied = isWho || place || (country && countryregion?.startsWith(`${country}-`));
  return [
    ['country', implied ? undefined : country],
    ['region', countryregion],
    ['city', place && !place.distance ? place.plainCity : undefined],
    ...comparedFields.map((field): Fact => [field, search[field]]),
  ];
}

function whoWords(search: LocatedSearch, now: Date): string[] {
  const { gender, country, countryregion, place } = search;
  if (!gender || !country || countryregion || place) return [];
  return getSpans(search, now).map((span) => `who:${gender}:${country}:${span}`);
}

/** From this many years on, ages use five-year spans: fewer words to merge. */
const fewYears = 4;

function birthWords(search: LocatedSearch, now: Date): string[] {
  const spans = getSpans(search, now).map((span) => `lustrum:${span}`);
  const { from, to } = getAges(search);
  if (!spans.length || to - from >= fewYears) return spans;
  const year = now.getUTCFullYear();
  return numbers(year - to - 1, year - from).map((born) => `born:${born}`);
}

const fewSpans = 2;

/** The maximum age, and an age that hardly any member exceeds. */
const { oldest } = ageLimits;
const lastPopulous = 80;

const manyYears = 30;

/** Five-year birth spans of the ages of a search; empty if too many to help. */
function getSpans(search: LocatedSearch, now: Date): number[] {
  const { from, to } = getAges(search);
  if (from > to || Math.min(to, lastPopulous) - from > manyYears) return [];
  const year = now.getUTCFullYear();
  return numbers(Math.floor((year - to - 1) / 5), Math.floor((year - from) / 5));
}

function getAges({ min_age, max_age }: LocatedSearch): { from: number; to: number } {
  return { from: min_age ?? ageLimits.min, to: max_age ?? oldest };
}

/** Circles with a larger radius (kilometres) use whole degrees, others half degrees. */
const wide = 50;

function isWide({ place }: LocatedSearch): boolean {
  return (place?.distance ?? 0) > wide;
}

/** Squares of latitude and longitude that the circle may touch; empty without a circle. */
function locationWords({ place }: LocatedSearch): string[] {
  if (!place?.town || !place.distance) return [];
  const { south, north, west, east } = boxAround(place.town, place.distance);
  const [name, size] = isWide({ place }) ? ['area', 1] : ['cell', 0.5];
  const columns = numbers(Math.floor(west / size), Math.floor(east / size));
  return numbers(Math.floor(south / size), Math.floor(north / size)).flatMap((y) =>
    columns.map((x) => `${name}:${y}:${x}`),
  );
}

/** The country of the town itself; a circle around it may cross borders. */
function townCountry({ place }: LocatedSearch): string | undefined {
  return place?.town && !place.distance ? place.town.country : undefined;
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

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

/** Local time where the wanted members, or else the viewer, live, as UTC; by default that of Berlin. */
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
