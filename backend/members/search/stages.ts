import { sql } from 'drizzle-orm';
import { conditionsOf, type Conditions, type Scope } from './conditions.ts';
import type { PlacedSearch } from './place.ts';
import type { Reader } from './reader.ts';
import { ringsOf, type RingName } from './rings.ts';

/** Whom a list is for, in which order. */
export type ListScope = Scope & { reader: Reader };

/** A stretch of a list that is in the order of the places: a ring, and in it who writes what the reader reads, or the others. */
export type Stage = { ring: RingName | null; conditions: Conditions };

/** The stretches of a list one after the other; each member is in one of them. */
export function stagesOf(search: PlacedSearch, scope: ListScope): Stage[] {
  const { languages } = scope.reader;
  const reads = sql`profiles.language = any(${sql.param([...languages])}::text[])`;
  return ringsOf(search, scope.reader).flatMap(({ name, search: part, where = sql`true` }) => [
    {
      ring: name,
      conditions: conditionsOf(part, scope, {
        where: sql`${where} and ${reads}`,
        words: [languages.map((language) => `language:${language}`)],
      }),
    },
    { ring: name, conditions: conditionsOf(part, scope, { where: sql`${where} and not ${reads}` }) },
  ]);
}
