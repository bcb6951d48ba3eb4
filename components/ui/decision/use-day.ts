import { useSite } from '../../site/site-context.island.tsx';
import { dateFormat } from '#lib/contract/formats.ts';

/** Formats an ISO timestamp's date in the page's language. */
export function useDay(): (moment: string) => string {
  return useFormat({ dateStyle: 'long' });
}

/** Formats an ISO timestamp to the minute in the reader's time zone, for deadlines. */
export function useMinute(): (moment: string) => string {
  return useFormat({ dateStyle: 'long', timeStyle: 'short' });
}

function useFormat(options: Intl.DateTimeFormatOptions): (moment: string) => string {
  const { locale } = useSite();
  const format = dateFormat(locale, options);
  return (moment) => format.format(new Date(moment));
}
