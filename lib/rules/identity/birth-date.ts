import { dateFormat } from '../../contract/formats.ts';

/** A date of birth in three fields, as entered. */
export type DateParts = { day: string; month: string; year: string };

/** The fields as YYYY-MM-DD; null for an invalid date. */
export function joinDate({ day, month, year }: DateParts): string | null {
  if (!/^\d{1,2}$/.test(day.trim()) || !/^\d{1,2}$/.test(month.trim()) || !/^\d{4}$/.test(year.trim()))
    return null;
  const date = `${year.trim()}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date ? null : date;
}

/** Today's local calendar date as YYYY-MM-DD. */
export function localDate(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Day, month and year in a language's order. */
export function datePartOrder(locale: string): (keyof DateParts)[] {
  const parts = dateFormat(locale).formatToParts(new Date(0));
  return parts
    .map((part) => part.type)
    .filter((type): type is keyof DateParts => /^(day|month|year)$/.test(type));
}
