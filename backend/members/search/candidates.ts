import { sql, type SQL } from 'drizzle-orm';
import type { Conditions } from './conditions.ts';

type Wanted = {
  /** Prefix of the names in the statement. */
  name: string;
  conditions: Conditions;
  /** How many are needed. */
  count: number;
  /** Rows that a walk along the index of activity looks at before it is given up. */
  patience: number;
  /** Further conditions: where the page begins, whom to leave out. */
  behind: SQL;
  except?: SQL;
  /** Nothing is looked up where this is false. */
  needed?: SQL;
};

/**
 * Names in a statement that find the most recently active members, whichever way is shorter: `<name>` has at least the
 * first `count` of them. A search that many fit is a short walk along the index of activity; one that few fit is given
 * up after some thousand rows, and `<name>_all` gathers them by the index on facets. Which of the two it is, is known
 * from the walk itself and not from the planner's statistics, which know nothing of facts that go together.
 */
export function candidates({ name, conditions, count, patience, behind, except, needed }: Wanted): SQL {
  const { base, filter, facets } = conditions;
  const part = (of: string) => sql.identifier(`${name}_${of}`);
  const [walk, through, all] = [part('walk'), part('through'), part('all')];
  const limit = patience + count * 4;
  const stretch = sql`from profiles where ${base} and ${behind} order by list_place desc, id desc`;
  const also = sql`${except ? sql`and ${except}` : sql``} ${needed ? sql`and ${needed}` : sql``}`;
  return sql`
    ${walk} as materialized (
      select profiles.id, profiles.list_place, profiles.fictional
      from (select profiles.* ${stretch} limit ${limit}) profiles
      where ${filter} ${also}
      order by profiles.list_place desc, profiles.id desc limit ${count}),
    ${through} as materialized (
      select case ${needed ? sql`when not ${needed} then true` : sql``}
        when (select count(*) from ${walk}) >= ${count} then true
        else not exists (select 1 ${stretch} offset ${limit - 1} limit 1) end as done),
    ${all} as materialized (
      select profiles.id, profiles.list_place, profiles.fictional from profiles
      where ${base} and ${filter} ${facets ? sql`and ${facets.condition}` : sql``} ${also}),
    ${sql.identifier(name)} as materialized (
      select id, list_place from ${walk} where (select done from ${through})
      union all
      select id, list_place from ${all} where ${behind} and not (select done from ${through}))`;
}
