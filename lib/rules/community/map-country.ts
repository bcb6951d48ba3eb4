import { countryOfLocale } from '../../contract/commerce/price-country.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';

/** The country that a brand draws: that of the first of the languages whose country it has, else its own first one. */
export function mapCountry(languages: readonly Locale[], countries: readonly string[]): string {
  const homes = languages.map(countryOfLocale);
  return homes.find((home) => countries.includes(home)) ?? countries[0] ?? countryOfLocale(defaultLocale);
}
