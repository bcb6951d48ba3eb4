import { useLocale } from 'next-intl';
import { dateFormat } from '#lib/contract/formats.ts';

/** The time of day in the browser's time zone. */
export function useResetTime(moment: string): string {
  const locale = useLocale();
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(moment));
}
