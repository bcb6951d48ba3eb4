import type { GiftTexts } from '#components/community/gifts/gift-button.island.tsx';
import type { ClosedTexts } from '#lib/i18n/pick-texts.ts';

export type ClosedMemberProps = {
  /** As in the path. */
  id: string;
  /** Profile fields that the brand shows, and whether it has private notes. */
  visible: readonly string[];
  notes: boolean;
  gift: GiftTexts;
  /** Label of the signup link. */
  signUp: string;
  texts: ClosedTexts;
};
