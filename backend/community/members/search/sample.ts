import { sql, type SQL } from 'drizzle-orm';
import type { Conditions } from './conditions.ts';

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
