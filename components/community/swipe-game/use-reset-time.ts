import { useLocale } from 'next-intl';
import { dateFormat } from '#lib/contract/formats.ts';

/** The time of day of a moment by the clock of this browser, which is the one the reader looks at. */
export function useResetTime(moment: string): string {
  const locale = useLocale();
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(moment));
}
