import { sql, type SQL } from 'drizzle-orm';
import type { Gender } from '#lib/contract/vocabulary.ts';
import type { Match } from './search-preferences.ts';

/** True for members of `genders` who are attracted to `soughtAs`, on rows of `profiles`. */
export function matchesSearcher({ genders, soughtAs }: Match): SQL {
  const each = genders.map(
    (gender) => sql`(profiles.gender = ${gender}
      and profiles.sexuality = any(${sql.param(drawnTo(gender, soughtAs))}::text[]))`,
  );
  return each.length ? sql`(${sql.join(each, sql` or `)})` : sql`false`;
}

/** Only members who seek their own gender are a group small enough for a word. */
export function soughtWords({ genders, soughtAs }: Match): string[] {
  const isOwnGender = genders.every((gender) => gender === soughtAs);
  return isOwnGender ? drawnTo(soughtAs, soughtAs).map((sexuality) => `sexuality:${sexuality}`) : [];
}

function drawnTo(gender: Gender, other: Gender): string[] {
  return gender === other ? ['gay', 'lesbian', 'bi'] : ['hetero', 'bi'];
}
