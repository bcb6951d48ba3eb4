import type { MemberTile } from '../../contract/community/profile.ts';

/** A like that has turned mutual, by the member's id; without the profile where only an event told of it. */
export type Match = { id: number; profile: MemberTile | null };

type Listener = (match: Match) => void;

const listeners = new Set<Listener>();
/** A match made before the code that shows it had loaded. */
let pending: Match[] = [];

/** Tells the page that two members like each other now, whichever screen it happened on. */
export function announceMatch(match: Match): void {
  if (listeners.size === 0) pending.push(match);
  for (const listener of listeners) listener(match);
}

/** Hears of matches until the returned function is called. */
export function onMatch(listener: Listener): () => void {
  listeners.add(listener);
  const waiting = pending;
  pending = [];
  waiting.forEach(listener);
  return () => {
    listeners.delete(listener);
  };
}
