import { useLocale } from 'next-intl';

/** Made once for each language: it takes longer to make one than to draw a message. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The time of day of a moment, as the reader's language writes it. */
export function useClock(moment: string): string {
  const locale = useLocale();
  let clock = clocks.get(locale);
  if (!clock) clocks.set(locale, (clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })));
  return clock.format(new Date(moment));
}
