import { dateFormat } from '#lib/contract/formats.ts';

const toTheDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const toTheMinute = { ...toTheDay, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** Date and time to the second in a named IANA zone, as receipts need them. */
export function formatMoment(moment: Date, locale: string, timeZone: string): string {
  return dateFormat(locale, { ...toTheMinute, second: '2-digit', timeZone }).format(moment);
}

/** Date and time to the minute in a named IANA zone, for future events. */
export function formatMinute(moment: Date, locale: string, timeZone: string): string {
  return dateFormat(locale, { ...toTheMinute, timeZone }).format(moment);
}

/** The calendar day in an IANA zone. */
export function formatDay(moment: Date, locale: string, timeZone: string): string {
  return dateFormat(locale, { ...toTheDay, timeZone }).format(moment);
}

/** The last day of a period that ends at midnight, with the zone. */
export function formatLastDay(end: Date, locale: string, timeZone: string): string {
  const last = new Date(end.getTime() - 1);
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(last);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return `${formatDay(last, locale, timeZone)} (${zone})`;
}
