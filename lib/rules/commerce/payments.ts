import type { Payment } from '../../contract/commerce/payments.ts';
import { dateFormat } from '../../contract/formats.ts';
import { knownZone } from '../platform/time-zone.ts';

export type PaymentState = Payment['status'] | 'cancelled' | 'partly_returned' | 'refunded' | 'charged_back';

type PaymentTotals = Pick<Payment, 'status' | 'amount' | 'refunded' | 'charged_back'> &
  Partial<Pick<Payment, 'failure'>>;

/** The current state of a payment: a returned one no longer counts as paid, and a cancelled one not as failed. */
export function paymentState(payment: PaymentTotals): PaymentState {
  const { status, failure, amount, refunded, charged_back: chargedBack } = payment;
  if (status === 'failed' && failure === 'cancelled') return 'cancelled';
  if (status !== 'completed' || refunded + chargedBack === 0) return status;
  if (refunded + chargedBack < amount) return 'partly_returned';
  return chargedBack > 0 ? 'charged_back' : 'refunded';
}

/** Seconds before each of the first polls of a pending payment. */
const first = [1, 2, 3];

/** Minimum seconds between queries to the provider about a payment. */
const later = 5;

/** Milliseconds until the next poll of a pending payment: 1, 2, 3, then 5 seconds. */
export function nextLook(looks: number): number {
  return (first[looks] ?? later) * 1_000;
}

/** Formats an order's dates in the time zone of its receipt and mails. */
export function orderClock(
  locale: string,
  { zone }: Pick<Payment, 'zone'>,
  options: Intl.DateTimeFormatOptions,
): (moment: string) => string {
  const format = dateFormat(locale, { ...options, timeZone: knownZone(zone) });
  return (moment) => format.format(new Date(moment));
}

/** The last day for withdrawal from an order: the period ends at the following midnight. */
export function lastDayToWithdraw(
  locale: string,
  order: Pick<Payment, 'zone'> & { withdraw_until: string },
): string {
  const last = new Date(Date.parse(order.withdraw_until) - 1).toISOString();
  return orderClock(locale, order, { dateStyle: 'long' })(last);
}
