import 'server-only';
import { listBrowsePages, type BrowsePages } from '../contract/growth/browse-pages.ts';
import type { Locale } from '../i18n/locales.ts';
import { callBackend, revalidateSeconds } from './client.ts';

/** Regions and interests with members, for a brand and language. @throws BackendUnavailable */
export function fetchBrowsePages({
  brand,
  locale,
  pool,
}: {
  brand: string;
  locale: Locale;
  pool: string;
}): Promise<BrowsePages> {
  return callBackend(listBrowsePages, {
    brand,
    locale,
    tags: [`members:${pool}`],
    revalidate: revalidateSeconds,
  });
}
