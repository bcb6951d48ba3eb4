import type { GiftWords } from '#components/community/gifts/gift-button.island.tsx';

export type ClosedMemberProps = {
  /** As in the path. */
  id: string;
  /** Fields the brand shows, and whether its members keep private notes. */
  visible: readonly string[];
  notes: boolean;
  gift: GiftWords;
  /** What the way to the signup is called. */
  signUp: string;
  words: { loading: string; failed: string; again: string };
};
