import { defaultLocale, type Locale } from './locales.ts';

type Languages = { domain_language: Locale | null; locales: readonly Locale[] };

/**
 * The language of a brand whose paths carry no prefix; brands and settings both name what decides it. Null where the
 * domain has no language: then every language has its prefix, and a bare path leads to the visitor's.
 */
export function ownLocaleOf({ domain_language, locales }: Languages): Locale | null {
  return domain_language && locales.includes(domain_language) ? domain_language : null;
}

/** The language a brand speaks where nothing says another: its own, else German where offered, else its first. */
export function mainLocaleOf(brand: Languages): Locale {
  const own = ownLocaleOf(brand);
  if (own) return own;
  return brand.locales.includes(defaultLocale) ? defaultLocale : (brand.locales[0] ?? defaultLocale);
}
