import { localTime, toMoment } from '../../platform/geo/home-day.ts';
import { isWorkFree } from './holidays.ts';

const dayLength = 24 * 60 * 60 * 1000;

type Period = {
  orderedAt: Date;
  /** The brand's setting `refund_days`. */
  days: number;
  /** IANA zone of the member. */
  zone: string;
  /** Whose holidays count, ISO 3166-1 alpha-2. */
  country: string;
};

/**
 * The moment at which the right to withdraw from an order is over; the day of the order
 * does not count, the last day lasts to its end on the clocks of the member, and a last day that is a Saturday, a Sunday
 * or a public holiday moves to the next working day (Directive 2011/83/EU art. 9, Regulation 1182/71 art. 3).
 */
export function withdrawalEnd({ orderedAt, days, zone, country }: Period): Date {
  const ordered = Math.floor(localTime(zone, orderedAt) / dayLength) * dayLength;
  let last = ordered + days * dayLength;
  while (isWorkFree(country, last)) last += dayLength;
  return toMoment(zone, last + dayLength);
}
