import type { Country } from '#lib/contract/countries.ts';

/** Time zone of each open country; for several zones, the capital's. */
const zoneOfCountry: Record<string, string> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  LI: 'Europe/Vaduz',
  LU: 'Europe/Luxembourg',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  FR: 'Europe/Paris',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  DK: 'Europe/Copenhagen',
  SE: 'Europe/Stockholm',
  FI: 'Europe/Helsinki',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  MT: 'Europe/Malta',
  US: 'America/New_York',
} satisfies Record<Country, string>;

const zoneOfRegion = new Map([
  ['ES-CN', 'Atlantic/Canary'],
  ['FR-971', 'America/Guadeloupe'],
  ['FR-972', 'America/Martinique'],
  ['FR-973', 'America/Cayenne'],
  ['FR-974', 'Indian/Reunion'],
  ['FR-976', 'Indian/Mayotte'],
  ...statesIn('America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'),
  ...statesIn('America/Denver', 'CO ID MT NM UT WY'),
  ...statesIn('America/Phoenix', 'AZ'),
  ...statesIn('America/Los_Angeles', 'CA NV OR WA'),
  ...statesIn('America/Anchorage', 'AK'),
  ...statesIn('Pacific/Honolulu', 'HI'),
]);

/** A state with two zones counts as the one with most of its population. */
function statesIn(zone: string, states: string): [string, string][] {
  return states.split(' ').map((state) => [`US-${state}`, zone]);
}

/** The time zone of a country and ISO 3166-2 region; UTC for an unknown country. */
export function homeZone(country: string, region: string | null): string {
  return zoneOfRegion.get(region ?? '') ?? zoneOfCountry[country] ?? 'UTC';
}

/** The calendar day of `now` in a time zone as YYYY-MM-DD, and when it ends. */
export function homeDay(zone: string, now: Date): { day: string; endsAt: Date } {
  const local = localTime(zone, now);
  const today = Math.floor(local / dayLength) * dayLength;
  return { day: new Date(today).toISOString().slice(0, 10), endsAt: toMoment(zone, today + dayLength) };
}

const dayLength = 24 * 60 * 60 * 1000;

/** The moment of a local time given as if it were UTC; a skipped local time moves forward. */
export function toMoment(zone: string, local: number): Date {
  // The offset may change in between; the second calculation is correct.
  const guess = local - offset(zone, local);
  return new Date(local - offset(zone, guess));
}

function offset(zone: string, moment: number): number {
  return localTime(zone, new Date(moment)) - Math.floor(moment / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local time of a zone in milliseconds as if it were UTC, to the second. */
export function localTime(zone: string, moment: Date): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(zone, clock);
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
