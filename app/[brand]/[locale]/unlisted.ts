import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

type TextKey = Parameters<Awaited<ReturnType<typeof getTranslations<never>>>>[0];

/** The `generateMetadata` of a page that search engines do not list. */
export function unlisted(title: TextKey, more: Metadata = {}) {
  return async (): Promise<Metadata> => {
    const t = await getTranslations();
    return { title: t(title), robots: { index: false }, ...more };
  };
}
