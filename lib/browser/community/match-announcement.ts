import type { MemberTile } from '../../contract/community/profile.ts';

/** A mutual like by the member's id; without the profile if only an event reported it. */
export type Match = { id: number; profile: MemberTile | null };

type Listener = (match: Match) => void;

const listeners = new Set<Listener>();
/** Matches from before the modal's code had loaded. */
let pending: Match[] = [];

/** Announces a match to the page. */
export function announceMatch(match: Match): void {
  if (listeners.size === 0) pending.push(match);
  for (const listener of listeners) listener(match);
}

/** Subscribes to matches; returns the unsubscribe function. */
export function onMatch(listener: Listener): () => void {
  listeners.add(listener);
  const waiting = pending;
  pending = [];
  waiting.forEach(listener);
  return () => listeners.delete(listener);
}
