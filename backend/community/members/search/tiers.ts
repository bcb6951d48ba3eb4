import { sql, type SQL } from 'drizzle-orm';
import { buildConditions, type Conditions, type Scope } from './conditions.ts';
import { locationCondition, type LocatedSearch } from './location.ts';
import type { SearchPreferences } from './search-preferences.ts';
import { buildDistanceBands, type DistanceBandName } from './distance-bands.ts';

export type ListScope = Scope & { preferences: SearchPreferences };

/** The members of a band who write a language the viewer reads, or the others; `apart` separates them. */
export type Tier = { band: DistanceBandName | null; conditions: Conditions; apart: SQL };

/** Tiers in order; each member is in exactly one. */
export function buildTiers(search: LocatedSearch, scope: ListScope): Tier[] {
  const { languages } = scope.preferences;
  const reads = sql`profiles.language = any(${sql.param([...languages])}::text[])`;
  const languageWords = languages.map((language) => `language:${language}`);
  return buildDistanceBands(search, scope.preferences).flatMap(
    ({ name, search: part, where = sql`true`, far = [] }) => {
      const tier = (who: SQL, ...words: string[][]) => ({
        band: name,
        conditions: buildConditions(part, scope, { where: sql`${where} and ${who}`, words }),
        apart: sql.join([...locationConditions(part), where, who], sql` and `),
      });
      const others = tier(sql`not ${reads}`);
      if (!far.length) return [tier(reads, languageWords), others];
      const isFar = sql`profiles.country = any(${sql.param(far)}::text[])`;
      const farWords = far.map((country) => `country:${country}`);
      return [
        tier(sql`${reads} and not ${isFar}`, languageWords),
        tier(sql`${reads} and ${isFar}`, languageWords, farWords),
        others,
      ];
    },
  );
}

/** The tier number of each row of `profiles` from `begin` on; null for none. */
export function tierColumn(tiers: readonly Tier[], begin = 0): SQL {
  const cases = tiers
    .slice(begin)
    .map(({ apart }, nth) => sql`when ${apart} then ${sql.raw(String(begin + nth))}`);
  return sql`case ${sql.join([...cases, sql`when false then 0`], sql` `)} end`;
}

function locationConditions({ country, countryregion, place }: LocatedSearch): SQL[] {
  return [
    ...(country ? [sql`profiles.country = ${country}`] : []),
    ...(countryregion ? [sql`profiles.region = ${countryregion}`] : []),
    ...(place ? [locationCondition(place)] : []),
  ];
}
