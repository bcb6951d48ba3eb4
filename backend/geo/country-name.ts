const names = new Map<string, Intl.DisplayNames>();

/** The name of a country by its ISO code in a language; the code where it is unknown. */
export function countryName(country: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  return known.of(country) ?? country;
}
