import { getCountryLocale } from '../contract/countries.ts';
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
export function negotiateLocale(signs: LocaleSigns, brand: Brand): Locale {
  const { localeCookie } = signs;
  if (isLocale(localeCookie) && brand.locales.includes(localeCookie)) return localeCookie;
  return (
    brand.ownLocale ??
    // Read only here: a decision that depends on the visitor's header is not cached.
    matchAcceptLanguage(signs.acceptLanguage, brand.locales) ??
    getCountryLocale(signs.country(), brand.locales) ??
    brand.mainLocale
  );
}
