import { useSyncExternalStore } from 'react';

const key = 'vonk_silent_messages';
const listeners = new Set<() => void>();
/** What holds where the browser keeps nothing. */
let isSilent = false;

/**
 * Whether a screen reader is told new messages of the open conversation, and how to change that; kept in this browser,
 * for all its tabs.
 */
export function useSpokenMessages(): [spoken: boolean, setSpoken: (spoken: boolean) => void] {
  const spoken = useSyncExternalStore(
    subscribe,
    () => !readSilent(),
    () => true,
  );
  return [spoken, setSpoken];
}

function setSpoken(spoken: boolean): void {
  isSilent = !spoken;
  try {
    if (spoken) localStorage.removeItem(key);
    else localStorage.setItem(key, '1');
  } catch {
    // It holds for this page, then.
  }
  for (const listener of listeners) listener();
}

function readSilent(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return isSilent;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
