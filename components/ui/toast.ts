import type { ReactNode } from 'react';

export type Toast = {
  kind: 'success' | 'error' | 'info' | 'message';
  text: string;
  /** Drawn in place of the text. */
  content?: ReactNode;
  /** A later toast of the same name takes the place of this one. */
  id?: string;
  /** One thing to do about it, such as to undo it. */
  action?: { label: string; onPress: () => void };
  /** Milliseconds it stays; 5 seconds unless told, 10 with something to do about it. */
  lasts?: number;
};

const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a short message at the edge of the screen; the code that draws it loads with the first one. */
export function notify(toast: Toast): void {
  waiting.push(toast);
  for (const listener of listeners) listener();
}

/** Whether toasts wait to be drawn. */
export function hasToasts(): boolean {
  return waiting.length > 0;
}

/** Hands over the waiting toasts, oldest first. */
export function drainToasts(): Toast[] {
  return waiting.splice(0);
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
