import { localePath } from '#lib/i18n/links.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Turns a path without locale into the one the visitor sees, for plain forms and anchors of a page. */
export function siteHref({
  ownLocale,
  locale,
}: {
  ownLocale: Locale | null;
  locale: Locale;
}): (path: string) => string {
  return (path) => localePath(ownLocale, locale, path);
}
