import { listCountries } from '../countries.ts';
import { isLocale, languages, type Locale } from '../languages.ts';

/** Signs of the buyer's country, as ISO 3166-1 alpha-2; null for none. */
export type CountrySigns = {
  /** From the call, or chosen for prices earlier. */
  chosen: string | null;
  /** From the member's profile. */
  profile: string | null;
  /** From the visitor's address. */
  address: string | null;
};

/** A brand's own language, and the countries it sells in; absent if unknown. */
type Seller = { language: string | null; countries?: readonly string[] | undefined };

/** The country of a language, for visitors of unknown origin. */
export const getHomeCountry = (locale: Locale) => languages[locale].home;

/** The country of a brand: one of its language that it sells in, else the first it sells in. */
export function brandCountry({ language, countries }: Seller): string {
  const own: readonly string[] = isLocale(language) ? listCountries(language) : [];
  if (!countries?.length) return own[0] ?? 'DE';
  return own.find((country) => countries.includes(country)) ?? countries[0] ?? 'DE';
}

/**
 * The country whose currency, payment methods and VAT apply: the chosen one, the profile's, the address's, the brand's,
 * in this order, each only if the brand sells there.
 */
export function priceCountry({ chosen, profile, address }: CountrySigns, seller: Seller): string {
  return firstSold([chosen, profile, address], seller);
}

/** The country that a page in a language begins with; where nothing is known of the visitor, that of the language. */
export function visitorCountry(
  { chosen, profile, address }: CountrySigns,
  seller: Seller,
  locale: Locale,
): string {
  return firstSold([chosen, profile, address, getHomeCountry(locale)], seller);
}

function firstSold(wanted: readonly (string | null)[], seller: Seller): string {
  const { countries } = seller;
  const isSold = (country: string | null): country is string =>
    country !== null && (!countries?.length || countries.includes(country));
  return wanted.find(isSold) ?? brandCountry(seller);
}
