import { homeDay, homeZone } from '../../platform/geo/home-day.ts';

/** Where somebody lives: the day of their birthday is the one there. */
type Home = { country: string; region: string | null };

/** As far as the clocks of the earth go behind and ahead of UTC, in milliseconds. */
const [behind, ahead] = [12 * 60 * 60 * 1000, 14 * 60 * 60 * 1000];

/** Full years between a date of birth (YYYY-MM-DD) and the day of `now` where they live. */
export function ageOn(dateOfBirth: string, now: Date, { country, region }: Home): number {
  const [least, most] = [-behind, ahead].map((offset) =>
    yearsBetween(dateOfBirth, new Date(now.getTime() + offset).toISOString().slice(0, 10)),
  ) as [number, number];
  // Clocks are asked about a birthday alone.
  return least === most ? least : yearsBetween(dateOfBirth, homeDay(homeZone(country, region), now).day);
}

/** Who is born on 29 February is older from 1 March on. */
function yearsBetween(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
