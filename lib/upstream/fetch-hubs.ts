import 'server-only';
import { listHubs, type Hubs } from '../contract/growth/browse-pages.ts';
import type { Locale } from '../i18n/locales.ts';
import { callBackend } from './client.ts';

/** Seconds after which the counts are asked for anew even though nobody said that anything changed. */
const lifetime = 300;

/** Regions and interests with members, of a brand in a language. @throws BackendUnavailable */
export function fetchHubs({
  brand,
  locale,
  pool,
}: {
  brand: string;
  locale: Locale;
  pool: string;
}): Promise<Hubs> {
  return callBackend(listHubs, { brand, locale, tags: [`members:${pool}`], revalidate: lifetime });
}
