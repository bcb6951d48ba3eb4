import type { GiftWords } from '#components/community/gifts/gift-button.island.tsx';

export type ClosedMemberProps = {
  /** As in the path. */
  id: string;
  /** Profile fields that the brand shows, and whether it has private notes. */
  visible: readonly string[];
  notes: boolean;
  gift: GiftWords;
  /** Label of the signup link. */
  signUp: string;
  words: { loading: string; failed: string; retry: string };
};
