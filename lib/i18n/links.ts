import { isLocale, type Locale } from './locales.ts';

/**
 * A visible path: the brand's own language, if any, has no prefix, all others do. `path` starts with a slash and may
 * have a query and a fragment.
 */
export function localePath(ownLocale: Locale | null, locale: Locale, path: string): string {
  if (locale === ownLocale) return path;
  if (path === '/') return `/${locale}`;
  return /^\/[?#]/.test(path) ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** Splits the locale prefix off a visible path: `/fr/members` is `fr` and `/members`. */
export function splitLocalePath(path: string): { prefix: Locale | null; path: string } {
  const [, first, rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  return isLocale(first) ? { prefix: first, path: rest || '/' } : { prefix: null, path };
}
