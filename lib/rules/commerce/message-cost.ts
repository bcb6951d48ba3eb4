import type { Settings } from '../../contract/brands/brands.ts';
import { formatMoney } from '../../contract/commerce/format-money.ts';
import { getCreditsPrice } from '../../contract/commerce/credits-price.ts';

/** The brand's prices: credits per message, and its minimum cost by country. */
export type MessageCosts = Pick<Settings, 'message_credits' | 'minimum_message_costs'>;

type Cost = { /** Minor units. */ amount: number; currency: string };

/**
 * The minimum price of something worth `credits` in a member's country and currency: what these credits cost as
 * messages, rounded up. Null where it is free, messages cost no credits, or the brand has no price for the country.
 */
export function minCost(prices: MessageCosts, credits: number, country: string): Cost | null {
  const min = prices.minimum_message_costs[country];
  if (!min || min.costs <= 0 || credits <= 0 || prices.message_credits <= 0) return null;
  return { amount: getCreditsPrice(min.costs, prices.message_credits, credits), currency: min.currency };
}

/** `minCost` in a language's format, such as `1,10 €`. */
export function formatMinCost(
  prices: MessageCosts,
  credits: number,
  country: string,
  locale: string,
): string | null {
  const cost = minCost(prices, credits, country);
  return cost && formatMoney(cost.amount, cost.currency, locale);
}
