import { defaultLocale, type Locale } from './locales.ts';

type Languages = { domain_language: Locale | null; locales: readonly Locale[] };

/**
 * The language without a path prefix, from the fields shared by brands and settings. Null if the domain has no
 * language: then all languages have a prefix, and a bare path leads to the visitor's.
 */
export function getOwnLocale({ domain_language, locales }: Languages): Locale | null {
  return domain_language && locales.includes(domain_language) ? domain_language : null;
}

/** A brand's default language: its own, else German if offered, else its first. */
export function getMainLocale(brand: Languages): Locale {
  const own = getOwnLocale(brand);
  if (own) return own;
  return brand.locales.includes(defaultLocale) ? defaultLocale : (brand.locales[0] ?? defaultLocale);
}
