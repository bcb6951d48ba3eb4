import { useSyncExternalStore } from 'react';
import { writeCookie } from '../storage/write-cookie.ts';

/** Readable hint that a session exists; it holds no secret, and calls decide by the sealed cookie beside it. */
const hintCookie = 'vonk_in';

const listeners = new Set<() => void>();

/** Whether this browser seems signed in: without the hint no page makes a call for a member. */
export function isSignedIn(): boolean {
  return typeof document !== 'undefined' && /(?:^|;\s*)vonk_in=1(?:;|$)/.test(document.cookie);
}

/** `isSignedIn` that follows login and logout, in other tabs too; false while the page is hydrated. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}

/** Tells the page that the hint may have changed. */
export function announceSession(): void {
  for (const listener of listeners) listener();
}

/** Removes the hint; the sealed cookie itself is the front's. */
export function clearHint(): void {
  writeCookie(`${hintCookie}=; path=/; max-age=0`);
  announceSession();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
