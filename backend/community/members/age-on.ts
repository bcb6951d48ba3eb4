import { yearsBetween } from '#lib/contract/identity/age-limits.ts';
import { homeDay, homeZone } from '../../platform/geo/home-day.ts';

type Home = { country: string; region: string | null };

/** The furthest time zones behind and ahead of UTC, in milliseconds. */
const [behind, ahead] = [12 * 60 * 60 * 1000, 14 * 60 * 60 * 1000];

/** Age in full years on the local day of `now`; the date of birth is YYYY-MM-DD. */
export function ageOn(dateOfBirth: string, now: Date, { country, region }: Home): number {
  const [min, max] = [-behind, ahead].map((offset) =>
    yearsBetween(dateOfBirth, new Date(now.getTime() + offset).toISOString().slice(0, 10)),
  ) as [number, number];
  // The time zone only matters around the birthday.
  return min === max ? min : yearsBetween(dateOfBirth, homeDay(homeZone(country, region), now).day);
}
