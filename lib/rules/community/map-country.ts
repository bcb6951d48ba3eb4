import { getHomeCountry } from '../../contract/commerce/price-country.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';

/** The country that a brand's map shows: that of the first language whose country it serves, else its own first one. */
export function mapCountry(languages: readonly Locale[], countries: readonly string[]): string {
  const homes = languages.map(getHomeCountry);
  return homes.find((home) => countries.includes(home)) ?? countries[0] ?? getHomeCountry(defaultLocale);
}
