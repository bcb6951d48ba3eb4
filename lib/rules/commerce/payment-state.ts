import type { Payment } from '../../contract/commerce/payments.ts';

export type PaymentState = Payment['status'] | 'cancelled' | 'partly_returned' | 'refunded' | 'charged_back';

type Told = Pick<Payment, 'status' | 'amount' | 'refunded' | 'charged_back'> &
  Partial<Pick<Payment, 'failure'>>;

/** How a payment stands now: what was paid and has gone back is not paid any more, and what was given up has not failed. */
export function paymentState(payment: Told): PaymentState {
  const { status, failure, amount, refunded, charged_back: chargedBack } = payment;
  if (status === 'failed' && failure === 'cancelled') return 'cancelled';
  if (status !== 'completed' || refunded + chargedBack === 0) return status;
  if (refunded + chargedBack < amount) return 'partly_returned';
  return chargedBack > 0 ? 'charged_back' : 'refunded';
}
