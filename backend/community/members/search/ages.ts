import { ageLimits } from '#lib/contract/identity/age-limits.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { MemberSearch } from '#lib/contract/community/search.ts';

const youngest = ageLimits.min;

/** Width in years of the bands in which hidden ages are found. */
const band = 5;

export type Ages = { from: number; to: number };

/** Age band of a hidden age, inclusive: 30 to 34 for 31. */
export function getAgeBand(age: number): Ages {
  const from = Math.floor(age / band) * band;
  return { from: Math.max(youngest, from), to: from + band - 1 };
}

/** A hidden age matches only if the search covers its whole band, so that narrow searches cannot reveal it. */
export function ageConditions(
  { min_age, max_age }: Pick<MemberSearch, 'min_age' | 'max_age'>,
  now: Date,
): SQL[] {
  const conditions: SQL[] = [];
  const bornUntil = (age: number) => sql`profiles.date_of_birth <= ${yearsBefore(now, age)}::date`;
  const bornAfter = (age: number) => sql`profiles.date_of_birth > ${yearsBefore(now, age + 1)}::date`;
  const orShown = (condition: SQL) => sql`(profiles.show_age or ${condition})`;
  // No member is younger, so the condition would be redundant.
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

function yearsBefore(now: Date, years: number): string {
  const [year, month, day] = [now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()];
  // For 29 February in a non-leap year: those born by the 28th have turned that age.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}
