import { sql, type SQL } from 'drizzle-orm';
import type { Conditions } from './conditions.ts';

/** Up to this many results are counted exactly. */
export const exactCount = 1000;

/** Rows that tell how many of all may fit. */
const probed = 1000;

/** With so many hits among those, members of one age alone may be more than are counted. */
const enoughForSlice = 4;

/**
 * A search that fewer than one in so many members fit is counted by the index on facets: sooner where that has a sharp
 * word for it than where it must bring long lists together, and sooner in one country, whose members lie scattered.
 */
function rareness({ facets, isWholePool }: Conditions): number {
  return (facets?.isSharp ? 12 : 20) / (isWholePool ? 1 : 3);
}

/**
 * Names in a statement that count as little as it takes: `counted`, and `apart` for how many of them are fictional, null
 * where there are more than are counted. Some rows as they lie tell how many fit: where that is many, a look at some thousand
 * more shows soon that there are more than are counted; else the index on facets is asked, first for those of one age.
 */
export function counted(conditions: Conditions): SQL {
  const { base, filter, facets } = conditions;
  const most = exactCount + 1;
  const enough = Math.ceil(probed / rareness(conditions));
  const asTheyLie = (limit: SQL) =>
    sql`(select profiles.* from profiles where ${base} limit ${limit}) profiles`;
  const slice = facets?.slice
    ? sql`when (select hits from probe) >= ${enoughForSlice} and (
          select count(*) from (
            select 1 from profiles where ${base} and ${filter} and ${facets.slice} limit ${most}) slice) = ${most} then ${most}`
    : sql``;
  const shortest = sql`(select 1.5 * ${most}::int * ${probed}::int / greatest(hits, 1) from probe)`;
  return sql`
    probe as materialized (
      select count(*) as hits from ${asTheyLie(sql`${probed}`)} where ${filter}),
    everybody as materialized (
      select profiles.fictional from profiles
      where ${base} and ${filter} ${facets ? sql`and ${facets.condition}` : sql``} limit ${most}),
    counted as materialized (
      select case
        when (select hits from probe) >= ${enough} and (
          select count(*) from (
            select 1 from ${asTheyLie(shortest)} where ${filter} limit ${most}) sample) = ${most} then ${most}
        ${slice}
        else (select count(*) from everybody)
      end as count),
    apart as materialized (
      select case when count > ${exactCount} then null
        else (select count(*) from everybody where fictional) end as fictional_count from counted)`;
}
