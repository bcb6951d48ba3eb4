import { languages, locales, type Locale } from './languages.ts';

/** The countries of the product with their languages, default language first; one with its home there may be missing. */
export const countryLocales = {
  DE: ['de'],
  AT: ['de'],
  CH: ['de', 'fr', 'it'],
  LI: ['de'],
  LU: ['fr', 'de'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DK: ['da'],
  SE: ['sv', 'fi'],
  FI: ['fi', 'sv'],
  NO: ['nb'],
  PL: ['pl'],
  GB: ['en'],
  IE: ['en'],
  MT: ['en'],
  US: ['en'],
} as const satisfies Record<string, readonly Locale[]>;

export type Country = keyof typeof countryLocales;

export function isCountry(value: string | undefined | null): value is Country {
  return value != null && Object.hasOwn(countryLocales, value);
}

export const countries = Object.keys(countryLocales).filter(isCountry);

/** The countries of a language (ISO 3166-1 alpha-2), home first. */
export function listCountries(locale: Locale): Country[] {
  const { home } = languages[locale];
  return [home, ...countries.filter((country) => country !== home && listLocales(country).includes(locale))];
}

/** The first offered language of the country. */
export function getCountryLocale(country: string | null, offered: readonly Locale[]): Locale | null {
  if (!isCountry(country)) return null;
  return listLocales(country).find((locale) => offered.includes(locale)) ?? null;
}

const listLocales = (country: Country): readonly Locale[] => [
  ...countryLocales[country],
  ...locales.filter((locale) => languages[locale].home === country),
];
