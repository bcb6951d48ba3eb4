import { sql, type SQL } from 'drizzle-orm';
import type { Conditions } from './conditions.ts';

type Wanted = {
  /** Prefix of the names in the statement. */
  name: string;
  conditions: Conditions;
  /** How many are needed. */
  count: number;
  /** Rows that a walk along the index of activity looks at before it is given up. */
  maxScanned: number;
  /** Further conditions: where the page begins, whom to leave out. */
  behind: SQL;
  except?: SQL;
  /** Nothing is looked up where this is false. */
  needed?: SQL;
};

const inOrder = sql`order by profiles.list_place desc, profiles.id desc`;

/** Of the rows that a walk may look at, so many are looked at first: what few of them fit is not walked for. */
const firstShare = 12;

/** With fewer members among the first rows nobody can say how long a walk would be. */
const promising = 5;

/**
 * Names in a statement that find the most recently active members, whichever way is shorter: `<name>` has at least the
 * first `count` of them. A search that many fit is a short walk along the index of activity; one that few fit is given
 * up after a thousand rows, and `<name>_all` gathers them by the index on facets. Which of the two it is, is known
 * from the first rows themselves and not from the planner's statistics, which know nothing of facts that go together.
 */
export function candidates({ name, conditions, count, maxScanned, behind, except, needed }: Wanted): SQL {
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
    select profiles.id, profiles.list_place, profiles.fictional from (${rows}) profiles
    where ${filter} ${also}
    ${inOrder} limit ${count}`;
  // The planner takes the index for a limit that it knows; the one inside is for it.
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
      select profiles.id, profiles.list_place, profiles.fictional from profiles
      where ${base} and ${filter} ${facets ? sql`and ${facets.condition}` : sql``} ${also}),
    ${sql.identifier(name)} as materialized (
      select id, list_place from ${walk} where (select done from ${through})
      union all
      select id, list_place from ${all} where ${behind} and not (select done from ${through}))`;
}
