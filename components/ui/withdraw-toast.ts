type Listener = (id: string) => void;

const listeners = new Set<Listener>();

/** Takes the toast of that name away, for instance when what it leads to has been opened. */
export function withdrawToast(id: string): void {
  for (const listener of listeners) listener(id);
}

/** Hears of toasts that are to go, until the returned function is called. */
export function onToastWithdrawn(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
