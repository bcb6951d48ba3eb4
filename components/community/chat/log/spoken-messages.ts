import { useSyncExternalStore } from 'react';
import { browserStorage } from '#lib/browser/storage/storage.ts';

const key = 'vonk_silent_messages';
const listeners = new Set<() => void>();
/** Mutes only this page when the browser stores nothing. */
let isSilent = false;

/** Whether new messages of the open conversation are announced, and its toggle; stored in this browser for all tabs. */
export function useSpokenMessages(): [spoken: boolean, setSpoken: (spoken: boolean) => void] {
  const spoken = useSyncExternalStore(
    subscribe,
    () => !readSilent(),
    () => true,
  );
  return [spoken, setSpoken];
}

function setSpoken(spoken: boolean): void {
  isSilent = !spoken && !browserStorage.setItem(key, '1');
  if (spoken) browserStorage.removeItem(key);
  for (const listener of listeners) listener();
}

const readSilent = () => isSilent || browserStorage.getItem(key) !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
