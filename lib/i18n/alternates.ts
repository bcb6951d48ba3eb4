import { localePath } from './links.ts';
import type { Locale } from './locales.ts';

/** Where a page lives: in which languages, the one without prefix among them or null. */
type Place = { ownLocale: Locale | null; locales: readonly Locale[] };

export type Alternate = { hreflang: Locale | 'x-default'; path: string };

/**
 * The visible paths of one page in all its languages, for hreflang: the same list on each of them.
 * @param path without locale
 * @param languages those in which there is the page; all of the brand's unless told
 */
export function alternatesOf(
  { ownLocale, locales }: Place,
  path: string,
  languages: readonly Locale[] = locales,
): Alternate[] {
  const spoken = locales.filter((locale) => languages.includes(locale));
  const visible = (locale: Locale) => localePath(ownLocale, locale, path);
  const [first] = spoken;
  if (!first) return [];
  // Without prefix it is the own language, or leads everybody to theirs: where one lacks the page, that may be nowhere.
  const bare = ownLocale ? spoken.includes(ownLocale) : spoken.length === locales.length;
  return [
    ...spoken.map((locale) => ({ hreflang: locale, path: visible(locale) })),
    { hreflang: 'x-default', path: bare ? path : visible(first) },
  ];
}
