import { sql, type SQL } from 'drizzle-orm';
import type { Conditions } from './conditions.ts';
import { drawn } from './drawn.ts';

/** Up to this many results are counted exactly. */
export const exactCount = 1000;

/** Up to so many are gathered at once where it would take longer to look each ring up, or the same circle again. */
const gatheredAtOnce = 4_000;

/** Rows that tell how many of all may fit. */
const probed = 1000;

/**
 * A search that fewer than one in so many members fit is counted by the index on facets: sooner where that has a sharp
 * word for it than where it must bring long lists together, and sooner in one country, whose members lie scattered.
 */
function rareness({ facets, isWholePool }: Conditions): number {
  return (facets?.isSharp ? 12 : 20) / (isWholePool ? 1 : 3);
}

/**
 * Names in a statement that count as little as it takes: `counted`, and `apart` for how many of them are fictional, null
 * where there are more than are counted. Some rows tell how many fit: where that is many, no more is looked at, or some
 * thousand rows that show soon that there are more than are counted; else the index on facets is asked. Where `complete`,
 * `everybody` has all who fit.
 */
export function counted(conditions: Conditions, hasRings: boolean): SQL {
  const { base, filter, facets } = conditions;
  const gathered = hasRings || !facets?.isSharp ? gatheredAtOnce : exactCount;
  const maxCount = exactCount + 1;
  const enough = Math.ceil(probed / rareness(conditions));
  const asTheyLie = (limit: SQL) =>
    sql`(select profiles.* from profiles where ${base} limit ${limit}) profiles`;
  const shortest = sql`(select 1.5 * ${maxCount}::int * ${probed}::int / greatest(hits, 1) from probe)`;
  return sql`
    ${drawn(conditions, { exact: exactCount, gathered })},
    probe as materialized (
      select count(*) as hits from ${asTheyLie(sql`${probed}`)} where ${filter}),
    long as materialized (
      select coalesce((select sure from many) or ((select hits from probe) >= ${enough} and (
          select count(*) from (
            select 1 from ${asTheyLie(shortest)} where ${filter} limit ${maxCount}) sample) = ${maxCount}), false) as sure),
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

/** What tells the parts of a list and its order, of everybody in it. */
const storedColumns = [
  'id',
  'list_place',
  'fictional',
  'language',
  'country',
  'region',
  'plain_city',
  'show_town',
  'latitude',
  'longitude',
];
