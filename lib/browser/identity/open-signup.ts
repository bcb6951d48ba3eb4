import { useSyncExternalStore } from 'react';

let open = false;
const listeners = new Set<() => void>();

/** Opens the signup dialog, for actions that need a login, such as a visitor's like. */
export function openSignup(): void {
  change(true);
}

export function closeSignup(): void {
  change(false);
}

export function useSignupOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}

function change(next: boolean): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
