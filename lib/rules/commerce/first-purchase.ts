import type { Payment } from '../../contract/commerce/payments.ts';
import { paymentState, type PaymentState } from './payments.ts';

type Bought = Pick<Payment, 'payment_id' | 'status' | 'amount' | 'refunded' | 'charged_back'>;

const stands: ReadonlySet<PaymentState> = new Set(['completed', 'partly_returned']);

/**
 * Whether a payment made its member premium: the first one that was paid and not fully returned. Null if the list,
 * newest first, does not go back far enough.
 */
export function isFirstPurchase(id: number, payments: readonly Bought[], more: boolean): boolean | null {
  const completed = payments.filter((each) => stands.has(paymentState(each)));
  if (completed.some(({ payment_id: other }) => other < id)) return false;
  return more ? null : completed.some(({ payment_id: other }) => other === id);
}
