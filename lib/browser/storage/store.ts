import { useSyncExternalStore } from 'react';

/** A value of this page outside of components, which follow it; on the server and during hydration the first one. */
export function createStore<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => first,
      ),
  };
}
