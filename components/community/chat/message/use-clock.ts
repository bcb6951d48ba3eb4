import { useLocale } from 'next-intl';
import { dateFormat } from '#lib/contract/formats.ts';

/** The time of day in the reader's locale. */
export function useClock(moment: string): string {
  return dateFormat(useLocale(), { timeStyle: 'short' }).format(new Date(moment));
}
