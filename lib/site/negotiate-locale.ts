import { localeOfCountry } from '../contract/countries.ts';
import { isLocale, matchAcceptLanguage, type Locale } from '../i18n/locales.ts';
import type { Brand } from './brands.ts';

/** What a request without a language in its path says about the visitor's. */
export type LocaleSigns = {
  localeCookie: string | undefined;
  acceptLanguage: string | undefined;
  /** Country of the visitor; lazy. */
  country: () => string | null;
};

/** The visitor's language: cookie, `domain_language`, Accept-Language, country, else the brand's default. */
export function negotiateLocale(
  { localeCookie, acceptLanguage, country }: LocaleSigns,
  brand: Brand,
): Locale {
  if (isLocale(localeCookie) && brand.locales.includes(localeCookie)) return localeCookie;
  return (
    brand.ownLocale ??
    matchAcceptLanguage(acceptLanguage, brand.locales) ??
    localeOfCountry(country(), brand.locales) ??
    brand.mainLocale
  );
}
