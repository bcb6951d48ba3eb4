import { localePath } from './links.ts';
import type { Locale } from './locales.ts';

/** A page's languages, and the one without a prefix, or null. */
type SiteLocales = { ownLocale: Locale | null; locales: readonly Locale[] };

export type Alternate = { hreflang: Locale | 'x-default'; path: string };

/**
 * The visible paths of a page in all its languages, for hreflang: the same list on each of them.
 * @param path without locale
 * @param languages of the page; all of the brand's by default
 */
export function listAlternates(
  { ownLocale, locales }: SiteLocales,
  path: string,
  languages: readonly Locale[] = locales,
): Alternate[] {
  const spoken = locales.filter((locale) => languages.includes(locale));
  const visible = (locale: Locale) => localePath(ownLocale, locale, path);
  const [first] = spoken;
  if (!first) return [];
  // Paths without a prefix lead to the own or the visitor's language; none exists where a language lacks the page.
  const bare = ownLocale ? spoken.includes(ownLocale) : spoken.length === locales.length;
  return [
    ...spoken.map((locale) => ({ hreflang: locale, path: visible(locale) })),
    { hreflang: 'x-default', path: bare ? path : visible(first) },
  ];
}
