import type { Payment } from '../contract/payments.ts';

type Order = Pick<Payment, 'status' | 'created_at' | 'amount' | 'refunded'>;

const day = 24 * 60 * 60_000;

/** Whether an order can still be withdrawn from: paid, not all paid back, and no older than the brand's `refund_days`. */
export function mayWithdraw(order: Order, refundDays: number, now: Date): boolean {
  if (order.status !== 'completed' || order.refunded >= order.amount) return false;
  return now.getTime() - Date.parse(order.created_at) <= refundDays * day;
}
