import { useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { DiscountCode } from '../../contract/commerce/discounts.ts';
import {
  bonusKey,
  fetchTimeBonus,
  fetchWelcomeDiscount,
  getSecondsLeft,
  welcomeKey,
} from './fetch-discounts.ts';
import { liveConfig, useUser } from '../transport/hooks.ts';
import { refresh } from '../transport/keys.ts';

/** Discounts whose end was already checked with the server. */
const requested = new WeakSet<DiscountCode>();

/**
 * The discount applied to the member's next order (`docs/specification.md` §4): the time bonus if present, else the
 * welcome code; null
 * without one or once it has ended, undefined until known. The server is asked again when it ends, so that prices
 * follow.
 */
export function useActiveDiscount(): DiscountCode | null | undefined {
  const { user } = useUser();
  const freeMember = user && !user.paid_user ? user.id : null;
  const bonus = useSWR(freeMember === null ? null : bonusKey, fetchTimeBonus, liveConfig);
  const isBonusOut = freeMember !== null && bonus.data?.discountcode === null;
  // Fetches only discounts that can exist.
  const wantsWelcome = isBonusOut && bonus.data?.welcome === true;
  const welcome = useSWR(wantsWelcome ? welcomeKey : null, fetchWelcomeDiscount, liveConfig);

  const second = wantsWelcome ? welcome.data?.discountcode : isBonusOut ? null : undefined;
  const found = bonus.data?.discountcode ?? second;
  const isOver = useTick(() => (found ? getSecondsLeft(found) === 0 : false));
  useEffect(() => {
    if (found && isOver) askAtEnd(found);
  }, [found, isOver]);

  if (user === null || user?.paid_user || bonus.error || isOver) return null;
  return found;
}

/** A countdown in whole seconds until a discount ends; null without an end. */
export function useSecondsLeft(discount: DiscountCode): number | null {
  return useTick(() => getSecondsLeft(discount));
}

/** The server rounds whole seconds down: a second later the discount has ended for sure. */
function askAtEnd(discount: DiscountCode): void {
  if (requested.has(discount)) return;
  requested.add(discount);
  setTimeout(
    () =>
      void refresh([
        { name: 'GET /api/timebonus.php' },
        { name: 'GET /api/packages.php' },
        { name: 'GET /api/order.php' },
      ]),
    1_000,
  );
}

const listeners = new Set<() => void>();
let ticker: ReturnType<typeof setInterval> | undefined;

/** Milliseconds; a whole second would skip a second now and then. */
const tick = 250;

function useTick<T extends number | boolean | null>(read: () => T): T {
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  ticker ??= setInterval(() => listeners.forEach((each) => each()), tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticker);
    ticker = undefined;
  };
}
