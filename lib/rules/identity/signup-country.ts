import { brandCountry, getHomeCountry } from '../../contract/commerce/price-country.ts';
import type { Settings } from '../../contract/brands/brands.ts';
import type { Locale } from '../../i18n/locales.ts';

type Known = Pick<Settings, 'countries' | 'domain_language' | 'geoip_country' | 'geoip_selected_country'>;

/** The country preselected at signup: chosen, else the visitor's, the page language's, then the brand's. */
export function signupCountry(
  { countries, domain_language, geoip_country, geoip_selected_country: selected }: Known,
  locale: Locale,
): string {
  const isKnown =
    (geoip_country !== null && countries.includes(geoip_country)) ||
    selected !== brandCountry({ language: domain_language, countries });
  const ofLanguage = getHomeCountry(locale);
  return !isKnown && countries.includes(ofLanguage) ? ofLanguage : selected;
}
