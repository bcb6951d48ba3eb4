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

/** Clocks from a response's arrival: its `validity` counts from there, whatever the device's date. */
const received = new WeakMap<DiscountCode, ClockReading>();

export async function fetchTimeBonus(): Promise<Found & { welcome: boolean }> {
  return stamp(await callApi('GET /api/timebonus.php'));
}

/** Prefetches the time bonus, as after a login. */
export async function loadTimeBonus(): Promise<void> {
  await mutate(bonusKey, fetchTimeBonus(), { revalidate: false });
}

/** Errors of the welcome call are ignored (`docs/specification.md` §8) and mean no discount. */
export async function fetchWelcomeDiscount(): Promise<Found> {
  try {
    return stamp(await callApi('GET /api/discountcode.php', { query: { welcome: 'true' } }));
  } catch {
    return { discountcode: null };
  }
}

/** Whole seconds until a discount ends; null without an end. An order's discount counts from its first use here. */
export function getSecondsLeft(discount: DiscountCode): number | null {
  if (discount.validity === null) return null;
  const now = sampleClocks();
  const then = received.get(discount) ?? now;
  received.set(discount, then);
  return secondsLeft(discount.validity, then, now);
}

/** Starts the clock of a discount that came with another response, such as an order. */
export function markReceived(discount: DiscountCode): void {
  if (!received.has(discount)) received.set(discount, sampleClocks());
}

function stamp<T extends Found>(answer: T): T {
  if (!answer.discountcode) return answer;
  received.set(answer.discountcode, sampleClocks());
  reserveBannerSpace();
  return answer;
}

function sampleClocks(): ClockReading {
  return { wall: Date.now(), steady: performance.now() };
}
