/** Currency of each country that does not pay in euros. */
const ownCurrency: Partial<Record<string, string>> = {
  CH: 'CHF',
  LI: 'CHF',
  DK: 'DKK',
  SE: 'SEK',
  NO: 'NOK',
  PL: 'PLN',
  GB: 'GBP',
  US: 'USD',
};

/** The currency that a country pays in, as ISO 4217; the euro where it has none of its own among the 19. */
export function getCountryCurrency(country: string): string {
  return ownCurrency[country] ?? 'EUR';
}
