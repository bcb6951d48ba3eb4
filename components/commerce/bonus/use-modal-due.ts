import { useEffect, useState } from 'react';
import type { DiscountCode } from '#lib/contract/commerce/discounts.ts';
import type { User } from '#lib/contract/identity/user.ts';
import {
  bonusModalDelay,
  bonusModalKey,
  showsBonusModal,
  showsWelcomeModal,
  welcomeModalDelay,
} from '#lib/rules/commerce/bonus-modal.ts';
import { dismiss, dismissedAt } from '#lib/rules/platform/dismissal.ts';
import { useQuietMoment } from '../../ui/use-quiet-moment.ts';
import { browserStorage } from '#lib/browser/storage/storage.ts';

/**
 * Whether to open the discount's modal: for the time bonus 40 seconds after arrival, for the welcome earlier; `close`
 * stores the flag that hides it for good.
 */
export function useModalDue(
  user: User | null | undefined,
  discount: DiscountCode | null | undefined,
  load: () => Promise<unknown>,
) {
  const isSettled = usePassed(welcomeModalDelay);
  const isLate = usePassed(bonusModalDelay);
  const [isClosed, setClosed] = useState(false);

  const key = user && discount ? bonusModalKey(discount.kind, user.id) : null;
  const kind = discount?.kind ?? null;
  const isWanted = !isClosed && key !== null && isDue(dismissedAt(key, browserStorage));
  function isDue(closedAt: number | null): boolean {
    if (kind === 'welcome') return isSettled && showsWelcomeModal({ kind, dismissedAt: closedAt });
    return isLate && showsBonusModal({ kind, credits: user?.credits ?? 0, dismissedAt: closedAt });
  }

  const isOpen = useQuietMoment(isWanted, load);
  const close = () => {
    if (key) dismiss(key, browserStorage, Date.now());
    setClosed(true);
  };
  return { isOpen, close };
}

/** Whether `delay` milliseconds have passed since arrival. */
function usePassed(delay: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return isOver;
}
