import { sql, type SQL } from 'drizzle-orm';
import type { Conditions } from './conditions.ts';
import { drawn } from './sample.ts';

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
