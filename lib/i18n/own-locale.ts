import { defaultLocale, type Locale } from './locales.ts';

/** The language of a brand that carries no prefix; brands and settings both name what decides it. */
export function ownLocaleOf(brand: { domain_language: Locale | null; locales: readonly Locale[] }): Locale {
  if (brand.domain_language && brand.locales.includes(brand.domain_language)) return brand.domain_language;
  return brand.locales.includes(defaultLocale) ? defaultLocale : (brand.locales[0] ?? defaultLocale);
}
