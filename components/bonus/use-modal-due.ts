import { useEffect, useState } from 'react';
import type { DiscountCode } from '../../lib/contract/discounts.ts';
import type { User } from '../../lib/contract/user.ts';
import { bonusModalDelay, bonusModalKey, showsBonusModal } from '../../lib/rules/bonus-modal.ts';
import { dismiss, dismissedAt } from '../../lib/rules/dismissal.ts';

/** Milliseconds between looks whether another dialog is still open. */
const patience = 1_000;

/** Whether the modal is to be open, 40 seconds after its user came; `close` stores the flag that hides it for good. */
export function useModalDue(user: User | null | undefined, discount: DiscountCode | null | undefined) {
  const [isLate, setLate] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), bonusModalDelay);
    return () => clearTimeout(timer);
  }, []);

  const key = user && discount ? bonusModalKey(discount.kind, user.id) : null;
  const isWanted =
    isLate &&
    !isClosed &&
    key !== null &&
    showsBonusModal({
      kind: discount?.kind ?? null,
      credits: user?.credits ?? 0,
      dismissedAt: dismissedAt(key, localStorage),
    });
  useEffect(() => {
    if (!isWanted || isOpen) return;
    // One dialog at a time: it waits behind whatever is open.
    const open = () => setOpen(document.querySelector('dialog[open]') === null);
    open();
    const timer = setInterval(open, patience);
    return () => clearInterval(timer);
  }, [isWanted, isOpen]);

  const close = () => {
    if (key) dismiss(key, localStorage, Date.now());
    setClosed(true);
  };
  return { isOpen: isWanted && isOpen, close };
}
