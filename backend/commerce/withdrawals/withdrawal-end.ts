import { localTime, toMoment } from '../../platform/geo/home-day.ts';
import type { Country } from '#lib/contract/countries.ts';

const dayLength = 24 * 60 * 60 * 1000;

type Period = {
  orderedAt: Date;
  /** The brand's setting `refund_days`. */
  days: number;
  /** IANA zone of the member. */
  zone: string;
  /** Country of the holidays, ISO 3166-1 alpha-2. */
  country: string;
};

/**
 * End of the right to withdraw: the day of the order does not count, the last day ends at midnight in the member's
 * zone, and moves to the next working day from a Saturday, Sunday or public holiday (Directive 2011/83/EU art. 9,
 * Regulation 1182/71 art. 3).
 */
export function withdrawalEnd({ orderedAt, days, zone, country }: Period): Date {
  const ordered = Math.floor(localTime(zone, orderedAt) / dayLength) * dayLength;
  let last = ordered + days * dayLength;
  while (isWorkFree(country, last)) last += dayLength;
  return toMoment(zone, last + dayLength);
}

type Rule = {
  /** `MM-DD`. */
  fixed: string;
  /** Days after Easter Sunday. */
  easter?: string;
  /** Weekday (0 is Sunday), which one of the month (-1 is the last), month: `1.1.5` is the first Monday of May. */
  weekdays?: string;
  /** A holiday on a weekend moves to the next working day. */
  madeUpFor?: boolean;
};

/**
 * Public holidays by country, including those of populous regions: an extra day favours the member. `date-holidays`
 * differs for 14 of the 19 countries, without regional holidays and eves, and takes 140 ms to load. Sources: the
 * holiday acts of each country as of 2026; for Denmark, the Netherlands and Sweden the acts on time limits.
 */
const rules: Record<string, Rule> = {
  DE: { fixed: '01-01 01-06 03-08 05-01 08-15 10-03 10-31 11-01 12-25 12-26', easter: '-2 1 39 50 60' },
  AT: { fixed: '01-01 01-06 05-01 08-15 10-26 11-01 12-08 12-25 12-26', easter: '-2 1 39 50 60' },
  CH: { fixed: '01-01 01-02 05-01 08-01 08-15 11-01 12-08 12-25 12-26', easter: '-2 1 39 50 60' },
  LI: {
    fixed: '01-01 01-02 01-06 02-02 03-19 05-01 08-15 09-08 11-01 12-08 12-25 12-26',
    easter: '-2 1 39 50 60',
  },
  LU: { fixed: '01-01 05-01 05-09 06-23 08-15 11-01 12-25 12-26', easter: '-2 1 39 50' },
  NL: { fixed: '01-01 04-27 05-05 12-25 12-26', easter: '-2 1 39 50' },
  BE: { fixed: '01-01 05-01 07-21 08-15 11-01 11-11 12-25', easter: '1 39 50' },
  FR: { fixed: '01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25', easter: '-2 1 39 50' },
  IT: { fixed: '01-01 01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26', easter: '1' },
  ES: { fixed: '01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25', easter: '-3 -2 1' },
  DK: { fixed: '01-01 06-05 12-24 12-25 12-26 12-31', easter: '-3 -2 1 39 50' },
  // The eves of Christmas, New Year and Midsummer count as Sundays; Midsummer Eve is found below.
  SE: { fixed: '01-01 01-06 05-01 06-06 12-24 12-25 12-26 12-31', easter: '-2 1 39' },
  FI: { fixed: '01-01 01-06 05-01 12-06 12-24 12-25 12-26', easter: '-2 1 39' },
  NO: { fixed: '01-01 05-01 05-17 12-25 12-26', easter: '-3 -2 1 39 50' },
  PL: { fixed: '01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26', easter: '1 60' },
  GB: { fixed: '01-01 12-25 12-26', easter: '-2 1', weekdays: '1.1.5 1.-1.5 1.-1.8', madeUpFor: true },
  IE: {
    fixed: '01-01 03-17 12-25 12-26',
    easter: '-2 1',
    weekdays: '1.1.2 1.1.5 1.1.6 1.1.8 1.-1.10',
    madeUpFor: true,
  },
  MT: {
    fixed: '01-01 02-10 03-19 03-31 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25',
    easter: '-2',
  },
  US: {
    fixed: '01-01 06-19 07-04 11-11 12-25',
    weekdays: '1.3.1 1.3.2 1.-1.5 1.1.9 1.2.10 4.4.11',
    madeUpFor: true,
  },
} satisfies Record<Country, Rule>;

/** Whether a calendar day, given as midnight UTC, is a Saturday, a Sunday or a public holiday. */
export function isWorkFree(country: string, day: number): boolean {
  return isWeekend(day) || getHolidays(country, new Date(day).getUTCFullYear()).has(day);
}

const isWeekend = (day: number) => [0, 6].includes(new Date(day).getUTCDay());

const known = new Map<string, Set<number>>();

function getHolidays(country: string, year: number): Set<number> {
  const key = `${country} ${year}`;
  const found = known.get(key) ?? listHolidays(country, year);
  known.set(key, found);
  return found;
}

function listHolidays(country: string, year: number): Set<number> {
  const rule = rules[country];
  if (!rule) return new Set();
  const sunday = easterSunday(year);
  const days = new Set([
    ...words(rule.fixed).map((each) => Date.parse(`${year}-${each}T00:00:00Z`)),
    ...words(rule.easter).map((each) => sunday + Number(each) * dayLength),
    ...words(rule.weekdays).map((each) => findWeekday(year, each)),
    ...(country === 'SE' || country === 'FI' ? [midsummerEve(year)] : []),
  ]);
  if (rule.madeUpFor) for (const day of [...days].filter(isWeekend)) days.add(nextWorkDay(day, days));
  return days;
}

const words = (text = '') => text.split(' ').filter(Boolean);

function nextWorkDay(day: number, holidays: ReadonlySet<number>): number {
  let next = day;
  while (isWeekend(next) || holidays.has(next)) next += dayLength;
  return next;
}

function findWeekday(year: number, text: string): number {
  const [weekday = 0, nth = 1, month = 1] = text.split('.').map(Number);
  if (nth > 0) {
    const first = Date.UTC(year, month - 1, 1);
    const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7;
    return first + (ahead + (nth - 1) * 7) * dayLength;
  }
  const last = Date.UTC(year, month, 0);
  return last - ((new Date(last).getUTCDay() - weekday + 7) % 7) * dayLength;
}

/** The Friday from 19 to 25 June. */
function midsummerEve(year: number): number {
  const first = Date.UTC(year, 5, 19);
  return first + ((5 - new Date(first).getUTCDay() + 7) % 7) * dayLength;
}

/** By the rule of Meeus, Jones and Butcher for the Gregorian calendar. */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const shift = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - shift + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}
