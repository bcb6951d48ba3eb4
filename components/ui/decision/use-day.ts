import { useSite } from '../../site/site-context.island.tsx';
import { dateFormat } from '#lib/contract/formats.ts';

/** Writes the day of an ISO moment in the language of the page. */
export function useDay(): (moment: string) => string {
  return useFormat({ dateStyle: 'long' });
}

/** Writes an ISO moment to the minute, by the reader's clock: a deadline is no day. */
export function useMinute(): (moment: string) => string {
  return useFormat({ dateStyle: 'long', timeStyle: 'short' });
}

function useFormat(options: Intl.DateTimeFormatOptions): (moment: string) => string {
  const { locale } = useSite();
  const format = dateFormat(locale, options);
  return (moment) => format.format(new Date(moment));
}
