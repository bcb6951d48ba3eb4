import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { MemberSearch } from '#lib/contract/community/members.ts';

/** Nobody is younger. */
const youngest = ageLimits.min;

/** Years in which a hidden age is told apart from others, and no finer. */
const band = 5;

/** Years of age, both ends included. */
export type Ages = { from: number; to: number };

/** The years of age among which a hidden one lies, both ends included: 30 to 34 for 31. */
export function getAgeBand(age: number): Ages {
  const from = Math.floor(age / band) * band;
  return { from: Math.max(youngest, from), to: from + band - 1 };
}

/**
 * The ages of a search. A member who hides the age is found where the search takes in all five years of the band, so
 * that no row of narrow searches tells the year.
 */
export function ageConditions(
  { min_age, max_age }: Pick<MemberSearch, 'min_age' | 'max_age'>,
  now: Date,
): SQL[] {
  const conditions: SQL[] = [];
  const bornUntil = (age: number) => sql`profiles.date_of_birth <= ${yearsBefore(now, age)}::date`;
  const bornAfter = (age: number) => sql`profiles.date_of_birth > ${yearsBefore(now, age + 1)}::date`;
  const orShown = (condition: SQL) => sql`(profiles.show_age or ${condition})`;
  // Nobody has to be looked for among those who are too young to be here.
  if (min_age && min_age > youngest) {
    const whole = Math.ceil(min_age / band) * band;
    conditions.push(bornUntil(min_age));
    if (whole > min_age) conditions.push(orShown(bornUntil(whole)));
  }
  if (max_age) {
    const whole = Math.floor((max_age + 1) / band) * band - 1;
    conditions.push(bornAfter(max_age));
    if (whole < max_age) conditions.push(orShown(bornAfter(whole)));
  }
  return conditions;
}

/** The calendar date `years` before the day of `now`; who was born on it has turned that age today. */
function yearsBefore(now: Date, years: number): string {
  const [year, month, day] = [now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()];
  // On 29 February, in a year that has none: whoever was born by its 28th has turned that age.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}
