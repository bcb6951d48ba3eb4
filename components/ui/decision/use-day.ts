import { useSite } from '../../site/site-context.island.tsx';

/** Writes the day of an ISO moment in the language of the page. */
export function useDay(): (moment: string) => string {
  const { locale } = useSite();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return (moment) => format.format(new Date(moment));
}
