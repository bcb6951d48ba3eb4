import { sql, type SQL } from 'drizzle-orm';
import type { Conditions } from './conditions.ts';

type Wanted = {
  /** Up to so many are counted exactly. */
  exact: number;
  /** Up to so many are gathered. */
  gathered: number;
  /** Pages of the table that are drawn, and drawn the second time if a few of the first hold a hit. */
  draws?: readonly [number, number];
  /** A table of fewer pages is not drawn from: too many of them would have to. */
  leastPages?: number;
};

/** So many of the pages drawn first must hold a hit for a second draw. */
const worthMore = 3;

/**
 * Names in a statement that end with `many`: whether it is `sure`, from pages drawn at random, that more fit than are counted
 * exactly, and whether it is `likely` that they are more than are gathered. As many as are counted would lie on so many of
 * the drawn pages, lambda, on average, where they lie scattered, on fewer where they lie together; that it happens on six
 * standard deviations and six pages more is less likely than one in a thousand million. The same pages are drawn each
 * time: they stay in memory, and one search is always counted in the same way.
 */
export function drawn(
  { base, filter }: Conditions,
  { exact, gathered, draws: [first, second] = [100, 400], leastPages = 5_000 }: Wanted,
): SQL {
  const hits = (pages: number) => sql`(
    select count(distinct (profiles.ctid::text::point)[0])
    from profiles tablesample system ((
      select case when pages < ${leastPages} then 0 else least(100, 100.0 * ${pages} / pages) end from table_size)) repeatable (1)
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
