import { useSyncExternalStore } from 'react';
import type { PendingMessage } from '../../lib/rules/optimistic-messages.ts';

type Pending = readonly PendingMessage[];

const none: Pending = [];
const boxes = new Map<number, Pending>();
const listeners = new Set<() => void>();

/** Messages to a member that are under way or failed; they outlive the screen, so that nothing written is lost. */
export function useOutbox(member: number): Pending {
  return useSyncExternalStore(
    subscribe,
    () => outboxOf(member),
    () => none,
  );
}

export function outboxOf(member: number): Pending {
  return boxes.get(member) ?? none;
}

/** Replaces the pending messages to a member by what `change` makes of them. */
export function changeOutbox(member: number, change: (pending: Pending) => Pending): void {
  const before = outboxOf(member);
  const after = change(before);
  if (after.length === 0 && before.length === 0) return;
  if (after.length === 0) boxes.delete(member);
  else boxes.set(member, after);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
