import type { Withdrawable } from './find-withdrawable.ts';

/**
 * What goes back for a withdrawal: the credits of the order that are still there, other credits of the member counting
 * as spent first, and their share of the price in minor units, rounded up. Never more than was paid.
 */
export function unusedPart(payment: Pick<Withdrawable, 'credits' | 'amount' | 'returned' | 'balance'>): {
  credits: number;
  amount: number;
} {
  const { credits, amount, returned, balance } = payment;
  const unused = Math.max(0, Math.min(credits - returned.credits, balance));
  const share = Math.ceil((amount * unused) / credits);
  return { credits: unused, amount: Math.max(0, Math.min(share, amount - returned.amount)) };
}
