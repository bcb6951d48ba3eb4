import { useSyncExternalStore } from 'react';
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

const signedOut: MemberState = { user: null, unread: 0, newLikes: 0 };

let state = signedOut;
const listeners = new Set<() => void>();

/**
 * Publishes the member to the bars. They do not fetch it themselves: that code loads for members only, so that
 * visitors' first pages stay small.
 */
export function publishMember(next: MemberState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function useMemberState(): MemberState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => signedOut,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
