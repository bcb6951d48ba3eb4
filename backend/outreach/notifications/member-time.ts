import { localTime, toMoment } from '../../platform/geo/home-day.ts';

/** Minutes of the member's day, 0 to 1439; may pass midnight, `from` and `to` differ. */
export type QuietHours = { from: number; to: number };

/** Hour of the member's day for daily mails. */
export const digestHour = 18;
/** Hour for mails that waited for a new day. */
export const morningHour = 9;
/** Friday, as `getUTCDay` counts: weekly news before the weekend. */
const weeklyDay = 5;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Whether `now` is within quiet hours. */
export function isQuiet(quiet: QuietHours | null, zone: string, now: Date): boolean {
  if (!quiet) return false;
  const at = Math.floor((localTime(zone, now) % day) / minute);
  const { from, to } = quiet;
  return from < to ? at >= from && at < to : at >= from || at < to;
}

/** End of the current quiet hours; call only during them. */
export function getQuietHoursEnd(quiet: QuietHours, zone: string, now: Date): Date {
  let end = nextAt(zone, now, quiet.to);
  // When the clocks go back, an hour repeats: the end is the one after which it is not quiet.
  while (isQuiet(quiet, zone, end)) end = new Date(end.getTime() + 15 * minute);
  return end;
}

/** The next time after `now` at which the zone's clock shows a full hour. */
export function nextHour(zone: string, now: Date, hourOfDay: number): Date {
  return nextAt(zone, now, hourOfDay * 60);
}

/** The same on the next calendar day. */
export function hourTomorrow(zone: string, now: Date, hourOfDay: number): Date {
  return toMoment(zone, midnight(zone, now) + day + hourOfDay * hour);
}

/** The next Friday at the hour of the daily mails. */
export function nextWeekly(zone: string, now: Date): Date {
  const today = midnight(zone, now);
  const ahead = (weeklyDay - new Date(today).getUTCDay() + 7) % 7;
  const end = toMoment(zone, today + ahead * day + digestHour * hour);
  return end > now ? end : toMoment(zone, today + (ahead + 7) * day + digestHour * hour);
}

/** The calendar day in a zone, as YYYY-MM-DD. */
export function dayIn(zone: string, now: Date): string {
  return new Date(localTime(zone, now)).toISOString().slice(0, 10);
}

function midnight(zone: string, now: Date): number {
  return Math.floor(localTime(zone, now) / day) * day;
}

function nextAt(zone: string, now: Date, minuteOfDay: number): Date {
  const today = midnight(zone, now) + minuteOfDay * minute;
  const moment = toMoment(zone, today);
  return moment > now ? moment : toMoment(zone, today + day);
}
