import { useUser } from '#lib/browser/transport/hooks.ts';
import { dateFormat } from '#lib/contract/formats.ts';
import { knownZone } from '#lib/rules/platform/time-zone.ts';
import { useSite } from '../site/site-context.island.tsx';

/**
 * Formats ISO timestamps in the page's language and, like mails and payments, in the member's time zone; without a
 * login in the browser's.
 */
export function useMoment(options: Intl.DateTimeFormatOptions): (moment: string) => string {
  const { locale } = useSite();
  const { user } = useUser();
  const format = dateFormat(locale, { ...options, timeZone: user ? knownZone(user.time_zone) : undefined });
  return (moment) => format.format(new Date(moment));
}

/** Formats an ISO timestamp's date. */
export const useDay = () => useMoment({ dateStyle: 'long' });

/** Formats an ISO timestamp to the minute, for deadlines. */
export const useMinute = () => useMoment({ dateStyle: 'long', timeStyle: 'short' });
