import { useSyncExternalStore } from 'react';
import { writeCookie } from '../storage/write-cookie.ts';

/** A readable hint at a session without a secret; calls use the sealed cookie beside it. */
const hintCookie = 'vonk_in';

const listeners = new Set<() => void>();

/** Whether this browser seems signed in: without the hint no page makes member calls. */
export function isSignedIn(): boolean {
  return typeof document !== 'undefined' && /(?:^|;\s*)vonk_in=1(?:;|$)/.test(document.cookie);
}

/** `isSignedIn` that follows login and logout, in other tabs too; false during hydration. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, isSignedIn, () => false);
}

/** Announces that the hint may have changed. */
export function announceSession(): void {
  for (const listener of listeners) listener();
}

/** Removes the hint; only the front can remove the sealed cookie. */
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
