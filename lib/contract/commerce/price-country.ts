import type { Locale } from '../languages.ts';

/** What says where somebody buys from, as ISO 3166-1 alpha-2; null where it says nothing. */
export type CountrySigns = {
  /** Named with the call, or chosen for prices before. */
  chosen: string | null;
  /** Of the member's profile. */
  profile: string | null;
  /** Found by the address of the visitor. */
  address: string | null;
};

/** A brand's own language, and the countries it sells in; absent where they are not known. */
type Seller = { language: string | null; countries?: readonly string[] | undefined };

/** The countries of each language; a brand of a language is at home in its first one. */
const homes = {
  da: ['DK'],
  de: ['DE', 'AT', 'CH', 'LI', 'LU'],
  en: ['GB', 'IE', 'MT', 'US'],
  es: ['ES'],
  fi: ['FI'],
  fr: ['FR', 'BE', 'LU', 'CH'],
  it: ['IT', 'CH'],
  nb: ['NO'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  sv: ['SE', 'FI'],
} as const satisfies Record<Locale, readonly string[]>;

/** The country whose prices a visitor of unknown origin sees in a language. */
export const countryOfLocale = (locale: Locale) => homes[locale][0];

/** The country of a brand: one of its language that it sells in, else the first that it sells in. */
export function brandCountry({ language, countries }: Seller): string {
  const own = (homes as Partial<Record<string, readonly string[]>>)[language ?? ''] ?? [];
  if (!countries?.length) return own[0] ?? 'DE';
  return own.find((country) => countries.includes(country)) ?? countries[0] ?? 'DE';
}

/**
 * The country whose currency, methods and VAT somebody sees: chosen, of the profile, by the address, of the brand, in
 * this order, each only where the brand sells there.
 */
export function priceCountry({ chosen, profile, address }: CountrySigns, seller: Seller): string {
  const isSold = (country: string | null): country is string =>
    country !== null && (seller.countries?.length ? seller.countries.includes(country) : true);
  return [chosen, profile, address].find(isSold) ?? brandCountry(seller);
}
