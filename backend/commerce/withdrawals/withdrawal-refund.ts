import type { Withdrawable } from './find-withdrawable.ts';

type Order = Pick<Withdrawable, 'credits' | 'amount' | 'begun' | 'returned' | 'balance'>;

export type UnusedPart = {
  /** Credits to remove. */
  credits: number;
  /** Refund, in minor units. */
  amount: number;
  /** The part not refunded, for spent credits. */
  spent: { credits: number; amount: number };
};

/**
 * The refund for a withdrawal, in minor units, rounded in the member's favour and never more than was paid.
 * Unused credits of the order are refunded with their share of the price. Other credits of the member count as
 * spent first, so members with credits left get a refund. Without a request for immediate performance nothing is
 * deducted (Directive 2011/83/EU art. 14).
 */
export function computeRefund(order: Order): UnusedPart {
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
