import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import { sql, type SQL } from 'drizzle-orm';
import { facetsExpression } from '#backend/platform/db/schema/facets.ts';
import { comparedFields } from './offered.ts';
import { boxAround, type PlacedSearch } from './place.ts';

const facets = sql.raw(facetsExpression);

export type Facets = {
  /** True of the same members as the search's conditions, or of some more, by words of the index on facets. */
  condition: SQL;
  /** Whether a word leads to rather few, as a place does and a gender, a kind or a field of the profile may not. */
  isSharp: boolean;
};

type Fact = [name: string, value: string | undefined];

/**
 * How the index on facets finds the members of a search, of whom each has one of the words that are sought and one of every
 * further group; null where there are no words.
 */
export function buildFacets(
  search: PlacedSearch,
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
  const circle = placeWords(search);
  const narrowing = [circle, sought, ...words];
  const isNarrow = circle.length ? !isWide(search) : sought.length > 0;
  // To bring together the long lists of many ages takes longer than to look at who is of another age.
  const ages = !who.length && isNarrow && births.length > fewSpans ? [] : births;
  const conditionOf = (groups: readonly (readonly string[])[]) => {
    const parts = groups
      .filter(({ length }) => length > 0)
      .map((some) => sql`${facets} && ${textArray(ours(some))}`);
    if (all.length) parts.unshift(sql`${facets} @> ${textArray(all)}`);
    return parts.length ? sql.join(parts, sql` and `) : null;
  };
  const condition = conditionOf([ages, ...narrowing]);
  if (!condition) return null;
  const { country, countryregion, place } = search;
  const isSharp = Boolean(country ?? countryregion ?? (place && !place.distance));
  return { condition, isSharp };
}

const textArray = (words: readonly string[]): SQL => sql`${sql.param([...words])}::text[]`;

function written(facts: Fact[]): string[] {
  return facts.flatMap(([name, value]) => (value ? [`${name}:${value}`] : []));
}

/** Where a town or a region leads to few already, reading the long lists of these would cost more than it saves. */
function commonFacts(search: PlacedSearch, isWho: boolean): Fact[] {
  const { place, countryregion, gender, kind } = search;
  if (countryregion || (place && !place.distance)) return [];
  return [
    ['gender', isWho ? undefined : gender],
    ['kind', kind === 'both' ? undefined : kind],
  ];
}

function specialFacts(search: PlacedSearch, isWho: boolean): Fact[] {
  const { place, country, countryregion } = search;
  // A region or a town names its country, unless somebody asks for what does not go together.
  const implied = isWho || place || (country && countryregion?.startsWith(`${country}-`));
  return [
    ['country', implied ? undefined : country],
    ['region', countryregion],
    ['city', place && !place.distance ? place.plainCity : undefined],
    ...comparedFields.map((field): Fact => [field, search[field]]),
  ];
}

/** Gender, country and ages in one word for every five years, where a search has all three. */
function whoWords(search: PlacedSearch, now: Date): string[] {
  const { gender, country, countryregion, place } = search;
  if (!gender || !country || countryregion || place) return [];
  return spansOf(search, now).map((span) => `who:${gender}:${country}:${span}`);
}

/** From so many years on, ages are looked up by spans of five years: fewer words to bring together. */
const fewYears = 4;

function birthWords(search: PlacedSearch, now: Date): string[] {
  const spans = spansOf(search, now).map((span) => `lustrum:${span}`);
  const { from, to } = agesOf(search);
  if (!spans.length || to - from >= fewYears) return spans;
  const year = now.getUTCFullYear();
  return numbers(year - to - 1, year - from).map((born) => `born:${born}`);
}

/** Lists of so many spans are soon brought together. */
const fewSpans = 2;

/** Nobody is older; hardly anybody is older than the second. */
const { oldest } = ageLimits;
const lastPopulous = 80;

/** Ages over more years than this narrow too little to be worth their words. */
const manyYears = 30;

/** Spans of five years in which someone of the ages of a search may be born; none where they are too many to help. */
function spansOf(search: PlacedSearch, now: Date): number[] {
  const { from, to } = agesOf(search);
  if (from > to || Math.min(to, lastPopulous) - from > manyYears) return [];
  const year = now.getUTCFullYear();
  return numbers(Math.floor((year - to - 1) / 5), Math.floor((year - from) / 5));
}

function agesOf({ min_age, max_age }: PlacedSearch): { from: number; to: number } {
  return { from: min_age ?? ageLimits.min, to: max_age ?? oldest };
}

/** Circles wider than this (kilometres) are looked up by whole degrees, narrower ones by half degrees. */
const wide = 50;

function isWide({ place }: PlacedSearch): boolean {
  return (place?.distance ?? 0) > wide;
}

/** The squares of latitude and longitude that a circle may touch; none where a search has no circle. */
function placeWords({ place }: PlacedSearch): string[] {
  if (!place?.town || !place.distance) return [];
  const { south, north, west, east } = boxAround(place.town, place.distance);
  const [name, size] = isWide({ place }) ? ['area', 1] : ['cell', 0.5];
  const columns = numbers(Math.floor(west / size), Math.floor(east / size));
  return numbers(Math.floor(south / size), Math.floor(north / size)).flatMap((y) =>
    columns.map((x) => `${name}:${y}:${x}`),
  );
}

/** The country that the town itself names; around a town people live on both sides of a border. */
export function townCountry({ place }: PlacedSearch): string | undefined {
  return place?.town && !place.distance ? place.town.country : undefined;
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
