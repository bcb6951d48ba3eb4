import type { Payment } from '../contract/payments.ts';

type Bought = Pick<Payment, 'payment_id' | 'status'>;

/**
 * Whether a payment is the one that made its member premium: the first completed one. Null where the list, newest first,
 * does not go back far enough to tell.
 */
export function isFirstPurchase(id: number, payments: readonly Bought[], more: boolean): boolean | null {
  const completed = payments.filter(({ status }) => status === 'completed');
  if (completed.some(({ payment_id: other }) => other < id)) return false;
  return more ? null : completed.some(({ payment_id: other }) => other === id);
}
