import { mutate } from 'swr';
import type { DiscountCode } from '../../contract/commerce/discounts.ts';
import { type ClockReading, secondsLeft } from '../../rules/platform/countdown.ts';
import { reserveBannerSpace } from './banner-space.ts';
import { callApi } from '../transport/call.ts';
import type { CallKey } from '../transport/keys.ts';

type Found = { discountcode: DiscountCode | null };

export const bonusKey: CallKey<'GET /api/timebonus.php'> = ['GET /api/timebonus.php', undefined];
export const welcomeKey: CallKey<'GET /api/discountcode.php'> = [
  'GET /api/discountcode.php',
  { welcome: 'true' },
];

/** Clocks when an answer came: its `validity` counts from there, whatever date this device believes in. */
const received = new WeakMap<DiscountCode, ClockReading>();

export async function fetchTimeBonus(): Promise<Found & { welcome: boolean }> {
  return stamp(await callApi('GET /api/timebonus.php'));
}

/** Has the time bonus ready before the first screen asks for it, as a login does. */
export async function loadTimeBonus(): Promise<void> {
  await mutate(bonusKey, fetchTimeBonus(), { revalidate: false });
}

/** Errors of the welcome call are ignored (section 8): then there is no such discount. */
export async function fetchWelcomeDiscount(): Promise<Found> {
  try {
    return stamp(await callApi('GET /api/discountcode.php', { query: { welcome: 'true' } }));
  } catch {
    return { discountcode: null };
  }
}

/** Whole seconds until a discount ends; null where it has no end. One that came with an order counts from first sight. */
export function getSecondsLeft(discount: DiscountCode): number | null {
  if (discount.validity === null) return null;
  const now = readClocks();
  const then = received.get(discount) ?? now;
  received.set(discount, then);
  return secondsLeft(discount.validity, then, now);
}

/** Lets the time of a discount run that came with another answer, such as that of an order. */
export function markReceived(discount: DiscountCode): void {
  if (!received.has(discount)) received.set(discount, readClocks());
}

function stamp<T extends Found>(answer: T): T {
  if (!answer.discountcode) return answer;
  received.set(answer.discountcode, readClocks());
  reserveBannerSpace();
  return answer;
}

function readClocks(): ClockReading {
  return { wall: Date.now(), steady: performance.now() };
}
