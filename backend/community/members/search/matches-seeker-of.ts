import { sql, type SQL } from 'drizzle-orm';
import type { Gender } from '#lib/contract/vocabulary.ts';
import type { Match } from './reader.ts';

/** True of members of the genders who are drawn to the other, on rows of `profiles`. */
export function matchesSeekerOf({ genders, soughtAs }: Match): SQL {
  const each = genders.map(
    (gender) => sql`(profiles.gender = ${gender}
      and profiles.sexuality = any(${sql.param(drawnTo(gender, soughtAs))}::text[]))`,
  );
  return each.length ? sql`(${sql.join(each, sql` or `)})` : sql`false`;
}

/**
 * Words of the index on facets of which each of them has one, where they are few among all: those who seek their own gender. Of the
 * others nearly everybody has one, and reading the list of them would cost more than it saves.
 */
export function soughtWords({ genders, soughtAs }: Match): string[] {
  const isOwnGender = genders.every((gender) => gender === soughtAs);
  return isOwnGender ? drawnTo(soughtAs, soughtAs).map((sexuality) => `sexuality:${sexuality}`) : [];
}

/** The sexualities of people of one gender who may be drawn to another. */
function drawnTo(gender: Gender, other: Gender): string[] {
  return gender === other ? ['gay', 'lesbian', 'bi'] : ['hetero', 'bi'];
}
