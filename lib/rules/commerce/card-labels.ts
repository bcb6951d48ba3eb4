/** Cards that are known by a name of their own in one country. */
const ownLabel: Partial<Record<string, string>> = { FR: 'Carte bancaire', DK: 'Dankort', IT: 'Nexi' };

/** Names of the cards that the method `creditcard` takes in a country, the one of that country first. */
export function cardLabels(country: string): string[] {
  const own = ownLabel[country];
  return [...(own ? [own] : []), 'Visa', 'Mastercard'];
}
