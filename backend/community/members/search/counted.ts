import { sql, type SQL } from 'drizzle-orm';
import type { Conditions } from './conditions.ts';

/** Results are counted exactly up to this number. */
export const exactCount = 1000;

/** Results collected at once if looking up each distance band, or the same circle twice, would take longer. */
const gatheredAtOnce = 4_000;

/** Rows sampled to estimate the number of matches. */
const probed = 1000;

/** Rarer matches (1 in n) are counted by the facet index, preferred with a selective word and within one country. */
function rareness({ facets, isWholePool }: Conditions): number {
  return (facets?.isSharp ? 12 : 20) / (isWholePool ? 1 : 3);
}

/**
 * CTEs that count with minimal work: `counted`, and `apart` for the fictional ones among them, null above the exact
 * limit. A sample decides: if many match, nothing more or a few thousand rows are read; otherwise the facet index is
 * used. If `complete`, `everybody` has all matches.
 */
export function counted(conditions: Conditions, hasBands: boolean): SQL {
  const { base, filter, facets } = conditions;
  const gathered = hasBands || !facets?.isSharp ? gatheredAtOnce : exactCount;
  const maxCount = exactCount + 1;
  const enough = Math.ceil(probed / rareness(conditions));
  const asTheyLie = (limit: SQL) =>
    sql`(select profiles.* from profiles where ${base} limit ${limit}) profiles`;
  const minSample = sql`(select 1.5 * ${maxCount}::int * ${probed}::int / greatest(hits, 1) from probe)`;
  return sql`
    ${drawn(conditions, { exact: exactCount, gathered })},
    probe as materialized (
      select count(*) as hits from ${asTheyLie(sql`${probed}`)} where ${filter}),
    long as materialized (
      select coalesce((select sure from many) or ((select hits from probe) >= ${enough} and (
          select count(*) from (
            select 1 from ${asTheyLie(minSample)} where ${filter} limit ${maxCount}) sample) = ${maxCount}), false) as sure),
    reach as materialized (
      select case when likely then ${maxCount}::int else ${gathered + 1}::int end as size from many),
    everybody as materialized (select * from (
      select ${sql.join(
        storedColumns.map((each) => sql.raw(`profiles.${each}`)),
        sql`, `,
      )} from profiles
      where ${base} and ${filter} ${facets ? sql`and ${facets.condition}` : sql``} limit ${gathered + 1}) found
      limit (select size from reach)),
    counted as materialized (
      select least(found, ${maxCount}) as count, found < size as complete
      from reach cross join (
        select case when sure then ${gathered + 1}::int else (select count(*) from everybody) end as found from long) each),
    apart as materialized (
      select case when count > ${exactCount} then null
        else (select count(*) from everybody where fictional) end as fictional_count from counted)`;
}

const storedColumns = [
  'id',
  'list_rank',
  'fictional',
  'language',
  'country',
  'region',
  'plain_city',
  'show_town',
  'latitude',
  'longitude',
];

type Wanted = {
  exact: number;
  gathered: number;
  /** Table pages sampled first, and in the second round if enough of the first have a hit. */
  draws?: readonly [number, number];
  /** Smaller tables are not sampled: too large a share would be read. */
  minPages?: number;
};

/** Pages with a hit needed for a second round. */
const worthMore = 3;

/**
 * CTEs ending with `many`: whether a random sample of pages shows for `sure` that more match than are counted exactly,
 * and whether more are `likely` than are collected. Scattered, the exact limit would hit lambda of the sampled pages on
 * average, fewer if clustered; exceeding that by six standard deviations and six pages has odds below 1e-9. The sample
 * is always the same: it stays in memory and counts are stable.
 */
export function drawn(
  { base, filter }: Conditions,
  { exact, gathered, draws: [first, second] = [100, 400], minPages = 5_000 }: Wanted,
): SQL {
  const hits = (pages: number) => sql`(
    select count(distinct (profiles.ctid::text::point)[0])
    from profiles tablesample system ((
      select case when pages < ${minPages} then 0 else least(100, 100.0 * ${pages} / pages) end from table_size)) repeatable (1)
    where ${base} and ${filter})`;
  const expected = (of: number, pages: number) => sql`(${of}::float * ${pages} / greatest(pages, 1))`;
  const bound = (pages: number) => {
    const lambda = expected(exact + 1, pages);
    return sql`(select ${lambda} + 6 * sqrt(${lambda}) + 6 from table_size)`;
  };
  return sql`
    table_size as materialized (
      select pg_relation_size('profiles') / current_setting('block_size')::int as pages),
    first_draw as materialized (
      select ${hits(first)} as hits),
    second_draw as materialized (
      select case when hits > ${bound(first)} or hits < ${worthMore} then null else ${hits(second)} end as hits
      from first_draw),
    many as materialized (
      select first_draw.hits > ${bound(first)} or coalesce(second_draw.hits > ${bound(second)}, false) as sure,
        coalesce(second_draw.hits > (select ${expected(gathered, second)} from table_size), false) as likely
      from first_draw cross join second_draw)`;
}
