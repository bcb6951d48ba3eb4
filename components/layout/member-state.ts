import { useSyncExternalStore } from 'react';
import type { Image } from '../../lib/contract/community/profile.ts';

/** What the bars show of the signed-in member. */
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

const nobody: MemberState = { user: null, unread: 0, newLikes: 0 };

let state = nobody;
const listeners = new Set<() => void>();

/**
 * Hands the bars what they show. They don't fetch it themselves: the code that does is loaded for members alone, so
 * that a visitor's first page is spared it.
 */
export function publishMember(next: MemberState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function useMemberState(): MemberState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => nobody,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
