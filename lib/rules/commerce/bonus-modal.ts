import type { DiscountCode } from '../../contract/commerce/discounts.ts';

/** Section 9: milliseconds from entering the members area to the modal. */
export const bonusModalDelay = 40_000;

/** Milliseconds until a newcomer has looked around: the welcome does not wait for an empty balance, and comes sooner. */
export const welcomeModalDelay = 10_000;

type Offer = DiscountCode['kind'];

/** Where the flag of a closed modal stands in the browser's storage, per member and kind of discount. */
export function bonusModalKey(kind: Offer, user: number): string {
  return `vonk-bonus-${kind}-${user}`;
}

type ModalState = {
  /** The active discount's; null without one. */
  kind: Offer | null;
  credits: number;
  /** Milliseconds since the epoch; null as long as it was never closed. */
  dismissedAt: number | null;
};

/** Section 4: whether the modal of the time bonus may come; with no credits left, once. */
export function showsBonusModal({ kind, credits, dismissedAt }: ModalState): boolean {
  return kind === 'time_bonus' && credits === 0 && dismissedAt === null;
}

/** Section 2: whether the modal of the welcome discount may come; whatever the balance, once. */
export function showsWelcomeModal({ kind, dismissedAt }: Omit<ModalState, 'credits'>): boolean {
  return kind === 'welcome' && dismissedAt === null;
}
