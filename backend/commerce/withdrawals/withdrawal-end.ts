import { localTime, toMoment } from '../../platform/geo/home-day.ts';
import { isWorkFree } from './holidays.ts';

const dayLength = 24 * 60 * 60 * 1000;

type Period = {
  orderedAt: Date;
  /** The brand's setting `refund_days`. */
  days: number;
  /** IANA zone of the member. */
  zone: string;
  /** Country of the holidays, ISO 3166-1 alpha-2. */
  country: string;
};

/**
 * End of the right to withdraw: the day of the order does not count, the last day ends at midnight in the member's
 * zone, and moves to the next working day from a Saturday, Sunday or public holiday (Directive 2011/83/EU art. 9,
 * Regulation 1182/71 art. 3).
 */
export function withdrawalEnd({ orderedAt, days, zone, country }: Period): Date {
  const ordered = Math.floor(localTime(zone, orderedAt) / dayLength) * dayLength;
  let last = ordered + days * dayLength;
  while (isWorkFree(country, last)) last += dayLength;
  return toMoment(zone, last + dayLength);
}
