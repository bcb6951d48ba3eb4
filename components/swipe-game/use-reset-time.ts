import { useLocale } from 'next-intl';

/** The time of day of a moment by the clock of this browser, which is the one the reader looks at. */
export function useResetTime(moment: string): string {
  const locale = useLocale();
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(moment));
}
