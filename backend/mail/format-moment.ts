/** Date and time to the second, with its zone, as a receipt needs them. */
export function formatMoment(moment: Date, locale: string): string {
  const zone = { timeZone: 'Europe/Amsterdam', timeZoneName: 'short' } as const;
  const parts = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, ...zone }).format(moment);
}

/** Date and time to the minute, for something that will be. */
export function formatMinute(moment: Date, locale: string): string {
  const parts = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const;
  return new Intl.DateTimeFormat(locale, parts).format(moment);
}
