import { getCreditsPrice } from '../../contract/commerce/credits-price.ts';

/** Price of one message with a bundle in minor units; null if free. */
export function pricePerMessage(amount: number, credits: number, messageCredits: number): number | null {
  if (messageCredits <= 0 || credits <= 0) return null;
  return getCreditsPrice(amount, credits, messageCredits);
}

/** Cards with a local name in one country. */
const ownLabel: Partial<Record<string, string>> = { FR: 'CB', DK: 'Dankort', IT: 'Nexi' };

/** Card names that the method `creditcard` accepts in a country, the local one first. */
export function cardLabels(country: string): string[] {
  const own = ownLabel[country];
  return [...(own ? [own] : []), 'Visa', 'Mastercard'];
}
