import { sql, type SQL } from 'drizzle-orm';
import type { Gender } from '../../../lib/contract/vocabulary.ts';
import type { Match } from './reader.ts';

/** True of members of the genders who are drawn to the other, on rows of `profiles`. */
export function soughtBy({ genders, soughtAs }: Match): SQL {
  const each = genders.map(
    (gender) => sql`(profiles.gender = ${gender}
      and profiles.sexuality = any(${sql.param(drawnTo(gender, soughtAs))}::text[]))`,
  );
  return each.length ? sql`(${sql.join(each, sql` or `)})` : sql`false`;
}

/** The sexualities of people of one gender who may be drawn to another. */
function drawnTo(gender: Gender, other: Gender): string[] {
  return gender === other ? ['gay', 'lesbian', 'bi'] : ['hetero', 'bi'];
}
