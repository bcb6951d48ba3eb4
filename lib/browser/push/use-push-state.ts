import { useEffect } from 'react';
import { createStore } from '../storage/store.ts';
import { pushState, type PushState } from './push.ts';

const store = createStore<PushState>('unknown');

/** Publishes this browser's push state to all components. */
export const setPushState = store.set;

/** This browser's push state for the brand's key; `unknown` until checked. Follows the browser's settings too. */
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
    // Other browsers update when the member returns to the tab.
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
  return store.useValue();
}
