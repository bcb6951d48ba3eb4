import { localePath } from '#lib/i18n/links.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Adds the visitor's locale to a path, for plain forms and anchors. */
export function siteHref({
  ownLocale,
  locale,
}: {
  ownLocale: Locale | null;
  locale: Locale;
}): (path: string) => string {
  return (path) => localePath(ownLocale, locale, path);
}
