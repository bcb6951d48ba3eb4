import { sql, type SQL } from 'drizzle-orm';
import { joinMainPhoto, tileColumns } from '../columns.ts';
import { candidates } from './candidates.ts';
import type { Conditions } from './conditions.ts';
import { behind, type Position } from './cursor.ts';

/** Up to this many results are counted exactly. */
export const exactCount = 1000;

/**
 * A search that fewer than one in so many members fit is counted by the index on facets: sooner where that has a sharp
 * word for it than where it must bring long lists together, and sooner in one country, whose members lie scattered.
 */
function rareness({ facets, isWholePool }: Conditions): number {
  return (facets?.isSharp ? 12 : 40) / (isWholePool ? 1 : 3);
}

/** Rows that are looked at for a page before the index on facets is asked: both take as long then. */
const patience = 4000;

type Part = { after: Position | null; offset: number; limit: number };

/**
 * One page of a search and the number of its results in one statement, in which `count` and `fictional_count` stand in
 * every row: there is one without an id where the page is empty.
 */
export function pageStatement(conditions: Conditions, { after, offset, limit }: Part): SQL {
  const wanted = offset + limit;
  return sql`with ${candidates({ name: 'found', conditions, count: wanted, patience, behind: behind(after) })},
    page as materialized (
      select id, list_place from found
      order by list_place desc, id desc limit ${limit} offset ${offset}),
    ${counted(conditions, wanted, after)},
    ${countedApart(wanted, after)}
    select counted.count::int, apart.fictional_count::int, page.list_place::text, ${tileColumns}
    from counted cross join apart left join page on true left join profiles on profiles.id = page.id ${joinMainPhoto}
    order by page.list_place desc, page.id desc`;
}

/**
 * Counts as little as it takes. How far the walk had to go tells how many fit: where that is many, a look at some
 * thousand profiles as they lie shows soon that there are more than are counted; else the index on facets is asked.
 */
function counted(conditions: Conditions, wanted: number, after: Position | null): SQL {
  const { base, filter } = conditions;
  const farthest = Math.round(wanted * rareness(conditions));
  const most = exactCount + 1;
  const all = sql`(select count(*) from (select 1 from found_all limit ${most}) counting)`;
  const shortest = sql`(select 1.5 * ${most}::int / ${wanted}::int * seen from walked)`;
  return sql`
    walked as materialized (
      select count(*) as seen from (
        select 1 from profiles
        where ${base} and ${behind(after)}
          and (list_place, id) >= (select list_place, id from found_walk order by list_place, id limit 1)
        limit ${farthest + 1}) passed),
    counted as materialized (
      select case
        when not (select done from found_through) then ${all}
        ${after ? sql`` : sql`when (select count(*) from found_walk) < ${wanted} then (select count(*) from found_walk)`}
        when (select seen from walked) <= ${farthest} and (
          select count(*) from (
            select 1 from (select profiles.* from profiles where ${base} limit ${shortest}) profiles
            where ${filter} limit ${most}) sample
        ) = ${most} then ${most}
        else ${all}
      end as count)`;
}

/** How many of the counted are fictional, from the rows that gave the count; null where there are more than are counted. */
function countedApart(wanted: number, after: Position | null): SQL {
  const gathered = sql`(select count(*) from found_all where fictional)`;
  return sql`
    apart as materialized (
      select case
        when count > ${exactCount} then null
        when not (select done from found_through) then ${gathered}
        ${after ? sql`` : sql`when (select count(*) from found_walk) < ${wanted} then (select count(*) from found_walk where fictional)`}
        else ${gathered}
      end as fictional_count from counted)`;
}
