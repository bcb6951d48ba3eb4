import { isLocale, type Locale } from './locales.ts';

/**
 * A path as the visitor sees it: the brand's own language, where it has one, carries no prefix, every other one does.
 * `path` starts with a slash and may carry a query and a fragment.
 */
export function localePath(ownLocale: Locale | null, locale: Locale, path: string): string {
  if (locale === ownLocale) return path;
  if (path === '/') return `/${locale}`;
  return /^\/[?#]/.test(path) ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** Takes the locale prefix off a visible path: `/fr/members` is `fr` and `/members`. */
export function splitLocalePath(path: string): { prefix: Locale | null; path: string } {
  const [, first, rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(path) ?? [];
  return isLocale(first) ? { prefix: first, path: rest || '/' } : { prefix: null, path };
}
