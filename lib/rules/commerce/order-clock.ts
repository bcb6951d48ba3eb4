import type { Payment } from '../../contract/commerce/payments.ts';
import { dateFormat } from '../../contract/formats.ts';
import { knownZone } from '../platform/time-zone.ts';

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
