import type { Payment } from '../../contract/commerce/payments.ts';

type Order = Pick<Payment, 'status' | 'amount' | 'refunded' | 'charged_back' | 'withdraw_until'>;

/** Whether an order can still be withdrawn from: paid, not fully refunded, and within the period. */
export function mayWithdraw(order: Order, now: Date): boolean {
  if (order.status !== 'completed' || order.refunded + order.charged_back >= order.amount) return false;
  return order.withdraw_until !== null && now.getTime() < Date.parse(order.withdraw_until);
}
