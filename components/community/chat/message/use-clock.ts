import { useLocale } from 'next-intl';
import { dateFormat } from '#lib/contract/formats.ts';

/** The time of day of a moment, as the reader's language writes it. */
export function useClock(moment: string): string {
  return dateFormat(useLocale(), { timeStyle: 'short' }).format(new Date(moment));
}
