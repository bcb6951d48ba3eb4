import { sql, type SQL } from 'drizzle-orm';
import type { Conditions } from './conditions.ts';
import { byRank } from './by-rank.ts';

type Wanted = {
  name: string;
  conditions: Conditions;
  count: number;
  /** Rows that a scan of the activity index reads before it gives up. */
  maxScanned: number;
  behind: SQL;
  except?: SQL;
  /** Skips the lookup if false. */
  needed?: SQL;
};

const inOrder = sql`order by ${byRank('profiles')}`;

/** A first probe reads 1/12 of the rows; if too few of them match, the scan stops. */
const firstShare = 12;

/** With fewer matches in the probe, the length of the scan cannot be estimated. */
const promising = 5;

/**
 * CTEs that find the most recently active members by the cheaper of two ways: `<name>` has at least the first `count`.
 * Common searches scan the activity index; for rare ones the scan gives up after a thousand rows and `<name>_all` uses
 * the facet index. The probe decides, as planner statistics do not cover correlated facets.
 */
export function selectRecentlyActive({
  name,
  conditions,
  count,
  maxScanned,
  behind,
  except,
  needed,
}: Wanted): SQL {
  const { base, filter, facets } = conditions;
  const part = (of: string) => sql.identifier(`${name}_${of}`);
  const [first, reach, walk, through, all] = [
    part('first'),
    part('reach'),
    part('walk'),
    part('through'),
    part('all'),
  ];
  const maxRows = maxScanned + count * 4;
  const few = Math.ceil(maxScanned / firstShare) + count * 4;
  const stretch = sql`from profiles where ${base} and ${behind} ${inOrder}`;
  const also = sql`${except ? sql`and ${except}` : sql``} ${needed ? sql`and ${needed}` : sql``}`;
  const fitting = (rows: SQL) => sql`
    select profiles.id, profiles.list_rank, profiles.fictional from (${rows}) profiles
    where ${filter} ${also}
    ${inOrder} limit ${count}`;
  // The planner only uses the index for a constant limit; the inner one is dynamic.
  const known = sql`select profiles.* ${stretch} limit ${maxRows}`;
  return sql`
    ${first} as materialized (${fitting(sql`select profiles.* ${stretch} limit ${few}`)}),
    ${reach} as materialized (
      select case when hits >= ${count} or hits < ${promising} then ${few}
        else least(${maxRows}, 1.5 * ${few} * ${count} / hits)::int end as rows, hits
      from (select count(*) as hits from ${first}) seen),
    ${walk} as materialized (
      select * from ${first} where (select hits >= ${count} or rows <= ${few} from ${reach})
      union all
      (select * from (${fitting(sql`select * from (${known}) profiles ${inOrder} limit (select rows from ${reach})`)}) further
      where (select hits < ${count} and rows > ${few} from ${reach}))),
    ${through} as materialized (
      select case ${needed ? sql`when not ${needed} then true` : sql``}
        when (select count(*) from ${walk}) >= ${count} then true
        else not exists (
          select 1 from (${known}) profiles offset (select rows - 1 from ${reach}) limit 1) end as done),
    ${all} as materialized (
      select profiles.id, profiles.list_rank, profiles.fictional from profiles
      where ${base} and ${filter} ${facets ? sql`and ${facets.condition}` : sql``} ${also}),
    ${sql.identifier(name)} as materialized (
      select id, list_rank from ${walk} where (select done from ${through})
      union all
      select id, list_rank from ${all} where ${behind} and not (select done from ${through}))`;
}
