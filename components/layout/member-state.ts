import { createStore } from '../../lib/browser/storage/store.ts';
import type { Image } from '../../lib/contract/community/profile.ts';

/** The member's state in the bars. */
export type MemberState = {
  user: {
    name: string;
    image: Pick<Image, 'thumb_filename'> | null;
    credits: number;
    paid_user: boolean;
  } | null;
  unread: number;
  newLikes: number;
};

const store = createStore<MemberState>({ user: null, unread: 0, newLikes: 0 });

/**
 * Publishes the member to the bars. They do not fetch it themselves: that code loads for members only, so that
 * visitors' first pages stay small.
 */
export const publishMember = store.set;

export const useMemberState = store.useValue;
