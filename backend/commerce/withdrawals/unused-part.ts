import type { Withdrawable } from './find-withdrawable.ts';

type Order = Pick<Withdrawable, 'credits' | 'amount' | 'begun' | 'returned' | 'balance'>;

export type UnusedPart = {
  /** Credits that are taken back. */
  credits: number;
  /** What goes back, in minor units. */
  amount: number;
  /** What is kept for credits that were spent. */
  spent: { credits: number; amount: number };
};

/**
 * What goes back for a withdrawal, in minor units, roundings in favour of the member; never more than was paid.
 *
 * Credits of the order that are still there go back with their share of the price, other credits of the member counting as
 * spent first: whoever has credits left gets something back. Without the request to begin nothing is kept
 * (Directive 2011/83/EU art. 14).
 */
export function unusedPart(order: Order): UnusedPart {
  const { credits, amount, returned, balance } = order;
  const remaining = Math.max(0, credits - returned.credits);
  const unused = Math.min(remaining, Math.max(0, balance));
  const payable = Math.max(0, amount - returned.amount);
  if (!order.begun) return { credits: unused, amount: payable, spent: { credits: 0, amount: 0 } };
  const spent = remaining - unused;
  return {
    credits: unused,
    amount: Math.min(Math.ceil((amount * unused) / credits), payable),
    spent: { credits: spent, amount: Math.floor((amount * spent) / credits) },
  };
}
