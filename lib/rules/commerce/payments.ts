import type { Payment } from '../../contract/commerce/payments.ts';
import { dateFormat } from '../../contract/formats.ts';
import { knownZone } from '../platform/time-zone.ts';

export type PaymentState = Payment['status'] | 'cancelled' | 'partly_returned' | 'refunded' | 'charged_back';

type PaymentTotals = Pick<Payment, 'status' | 'amount' | 'refunded' | 'charged_back'> &
  Partial<Pick<Payment, 'failure'>>;

/** How a payment stands now: what was paid and has gone back is not paid any more, and what was given up has not failed. */
export function paymentState(payment: PaymentTotals): PaymentState {
  const { status, failure, amount, refunded, charged_back: chargedBack } = payment;
  if (status === 'failed' && failure === 'cancelled') return 'cancelled';
  if (status !== 'completed' || refunded + chargedBack === 0) return status;
  if (refunded + chargedBack < amount) return 'partly_returned';
  return chargedBack > 0 ? 'charged_back' : 'refunded';
}

/** Seconds to wait before each of the first looks at a pending payment. */
const first = [1, 2, 3];

/** The provider is asked about a payment at most this often (seconds). */
const later = 5;

/** Milliseconds until the next look at a pending payment after so many: 1, 2, 3, then 5 seconds. */
export function nextLook(looks: number): number {
  return (first[looks] ?? later) * 1_000;
}

/** Dates of an order by the clocks that its receipt and its mails go by. */
export function orderClock(
  locale: string,
  { zone }: Pick<Payment, 'zone'>,
  options: Intl.DateTimeFormatOptions,
): (moment: string) => string {
  const format = dateFormat(locale, { ...options, timeZone: knownZone(zone) });
  return (moment) => format.format(new Date(moment));
}

/** The last day on which an order can be withdrawn from: its time ends with the midnight after it. */
export function lastDayToWithdraw(
  locale: string,
  order: Pick<Payment, 'zone'> & { withdraw_until: string },
): string {
  const last = new Date(Date.parse(order.withdraw_until) - 1).toISOString();
  return orderClock(locale, order, { dateStyle: 'long' })(last);
}
