import type { Payment } from '../../contract/commerce/payments.ts';

export type PaymentState = Payment['status'] | 'partly_returned' | 'refunded' | 'charged_back';

type Told = Pick<Payment, 'status' | 'amount' | 'refunded' | 'charged_back'>;

/** How a payment stands now: what was paid and has gone back is not paid any more. */
export function paymentState({ status, amount, refunded, charged_back: chargedBack }: Told): PaymentState {
  if (status !== 'completed' || refunded + chargedBack === 0) return status;
  if (refunded + chargedBack < amount) return 'partly_returned';
  return chargedBack > 0 ? 'charged_back' : 'refunded';
}
