import { sql, type SQL } from 'drizzle-orm';
import { buildConditions, type Conditions, type Scope } from './conditions.ts';
import { placeCondition, type PlacedSearch } from './place.ts';
import type { SearchPreferences } from './search-preferences.ts';
import { buildRings, type RingName } from './rings.ts';

export type ListScope = Scope & { preferences: SearchPreferences };

/** The members of a ring who write a language the reader reads, or the others; `apart` separates them. */
export type Stage = { ring: RingName | null; conditions: Conditions; apart: SQL };

/** Stages in order; each member is in exactly one. */
export function buildStages(search: PlacedSearch, scope: ListScope): Stage[] {
  const { languages } = scope.preferences;
  const reads = sql`profiles.language = any(${sql.param([...languages])}::text[])`;
  return buildRings(search, scope.preferences).flatMap(({ name, search: part, where = sql`true` }) => {
    const isHere = sql.join([...placeConditions(part), where], sql` and `);
    return [
      {
        ring: name,
        conditions: buildConditions(part, scope, {
          where: sql`${where} and ${reads}`,
          words: [languages.map((language) => `language:${language}`)],
        }),
        apart: sql`${isHere} and ${reads}`,
      },
      {
        ring: name,
        conditions: buildConditions(part, scope, { where: sql`${where} and not ${reads}` }),
        apart: sql`${isHere} and not ${reads}`,
      },
    ];
  });
}

/** The stage number of each row of `profiles` from `begin` on; null for none. */
export function stageColumn(stages: readonly Stage[], begin = 0): SQL {
  const cases = stages
    .slice(begin)
    .map(({ apart }, nth) => sql`when ${apart} then ${sql.raw(String(begin + nth))}`);
  return sql`case ${sql.join([...cases, sql`when false then 0`], sql` `)} end`;
}

function placeConditions({ country, countryregion, place }: PlacedSearch): SQL[] {
  return [
    ...(country ? [sql`profiles.country = ${country}`] : []),
    ...(countryregion ? [sql`profiles.region = ${countryregion}`] : []),
    ...(place ? [placeCondition(place)] : []),
  ];
}
