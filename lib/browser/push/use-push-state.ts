import { useEffect, useSyncExternalStore } from 'react';
import { pushState, type PushState } from './push.ts';

let known: PushState = 'unknown';
const listeners = new Set<() => void>();

/** Tells every component what this browser's push state is now. */
export function setPushState(state: PushState): void {
  known = state;
  for (const listener of listeners) listener();
}

/**
 * How this browser stands to push messages of the brand with this key; `unknown` until it was looked up. Follows what the
 * member changes here, and in the browser's own settings.
 */
export function usePushState(publicKey: string): PushState {
  useEffect(() => {
    let permission: PermissionStatus | undefined;
    let isOver = false;
    const look = () => {
      if (document.visibilityState === 'visible')
        pushState(publicKey).then(setPushState, () => setPushState('unsupported'));
    };
    look();
    document.addEventListener('visibilitychange', look);
    // Browsers without it notice when the member comes back to the tab.
    navigator.permissions?.query({ name: 'notifications' }).then(
      (status) => {
        if (isOver) return;
        permission = status;
        status.addEventListener('change', look);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      permission?.removeEventListener('change', look);
    };
  }, [publicKey]);
  return useSyncExternalStore(listen, () => known, serverState);
}

const serverState = (): PushState => 'unknown';

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
