import type { DiscountCode } from '../../contract/commerce/discounts.ts';

/** `docs/specification.md` §9: milliseconds from entering the members area to the modal. */
export const bonusModalDelay = 40_000;

/** Milliseconds until the welcome modal: it does not wait for an empty balance. */
export const welcomeModalDelay = 10_000;

type Offer = DiscountCode['kind'];

/** Storage key of a closed modal's flag, per member and kind of discount. */
export function bonusModalKey(kind: Offer, user: number): string {
  return `vonk-bonus-${kind}-${user}`;
}

type ModalState = {
  /** Kind of the active discount; null for none. */
  kind: Offer | null;
  credits: number;
  /** Milliseconds since the epoch; null if it was never closed. */
  dismissedAt: number | null;
};

/** `docs/specification.md` §4: whether to show the time bonus's modal; once, with no credits left. */
export function showsBonusModal({ kind, credits, dismissedAt }: ModalState): boolean {
  return kind === 'time_bonus' && credits === 0 && dismissedAt === null;
}

/** `docs/specification.md` §2: whether to show the welcome discount's modal; once, whatever the balance. */
export function showsWelcomeModal({ kind, dismissedAt }: Omit<ModalState, 'credits'>): boolean {
  return kind === 'welcome' && dismissedAt === null;
}
