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

/** The currency of a country, as ISO 4217: the euro unless it is one of the 19 with another currency. */
export function getCountryCurrency(country: string): string {
  return ownCurrency[country] ?? 'EUR';
}
