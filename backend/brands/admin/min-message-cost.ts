import { getCreditsPrice } from '#lib/contract/commerce/credits-price.ts';

type Sold = { credits: number; amount: number; currency: string };

/** Price of a message in minor units with the cheapest package; null if nothing is sold. */
export function minMessageCost(
  packages: readonly Sold[],
  messageCredits: number,
): { costs: number; currency: string } | null {
  const [first] = packages;
  if (!first) return null;
  const each = packages.map(({ amount, credits }) => getCreditsPrice(amount, credits, messageCredits));
  return { costs: Math.min(...each), currency: first.currency };
}
