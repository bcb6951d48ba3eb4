type Listener = (id: string) => void;

const listeners = new Set<Listener>();

/** Withdraws a toast, for instance when its target was opened. */
export function withdrawToast(id: string): void {
  for (const listener of listeners) listener(id);
}

/** Subscribes to withdrawn toasts; returns the unsubscribe function. */
export function onToastWithdrawn(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
