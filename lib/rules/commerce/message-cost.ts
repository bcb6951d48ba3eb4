import type { Settings } from '../../contract/brands/settings.ts';
import { money } from '../../contract/commerce/money.ts';

/** What the brand says of its prices: credits for one message, and the least that one costs in each country. */
export type MessageCosts = Pick<Settings, 'message_credits' | 'minimum_message_costs'>;

type Cost = { /** Minor units. */ amount: number; currency: string };

/**
 * The least that something for `credits` costs a member of a country, in its currency: what the same credits cost as
 * messages, rounded up, so that nobody pays more than it says. Null where it costs nothing, messages cost no credits,
 * or the brand names no price for the country.
 */
export function minCost(prices: MessageCosts, credits: number, country: string): Cost | null {
  const min = prices.minimum_message_costs[country];
  if (!min || min.costs <= 0 || credits <= 0 || prices.message_credits <= 0) return null;
  return { amount: Math.ceil((min.costs * credits) / prices.message_credits), currency: min.currency };
}

/** `minCost` as a language writes it, such as `1,10 €`. */
export function formatMinCost(
  prices: MessageCosts,
  credits: number,
  country: string,
  locale: string,
): string | null {
  const cost = minCost(prices, credits, country);
  return cost && money(cost.amount, cost.currency, locale);
}
