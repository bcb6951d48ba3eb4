/**
 * Minor units that one message costs with a bundle, rounded up, so that nobody pays more than it says; null where a
 * message costs nothing.
 */
export function pricePerMessage(amount: number, credits: number, messageCredits: number): number | null {
  if (messageCredits <= 0 || credits <= 0) return null;
  return Math.ceil((amount * messageCredits) / credits);
}

/** Cards that are known by a name of their own in one country. */
const ownLabel: Partial<Record<string, string>> = { FR: 'Carte bancaire', DK: 'Dankort', IT: 'Nexi' };

/** Names of the cards that the method `creditcard` takes in a country, the one of that country first. */
export function cardLabels(country: string): string[] {
  const own = ownLabel[country];
  return [...(own ? [own] : []), 'Visa', 'Mastercard'];
}
