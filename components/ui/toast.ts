import type { ReactNode } from 'react';

export type Toast = {
  kind: 'success' | 'error' | 'info' | 'message';
  text: string;
  /** Replaces the text. */
  content?: ReactNode;
  /** A later toast with this id replaces this one. */
  id?: string;
  /** An action, such as undo. */
  action?: { label: string; onPress: () => void };
  /** Duration in milliseconds; by default 5,000, or 10,000 with an action. */
  lasts?: number;
};

const waiting: Toast[] = [];
const toastListeners = new Set<() => void>();

/** Shows a toast; its code loads with the first one. */
export function notify(toast: Toast): void {
  waiting.push(toast);
  for (const listener of toastListeners) listener();
}

/** Whether toasts are waiting. */
export function hasToasts(): boolean {
  return waiting.length > 0;
}

/** Removes and returns the waiting toasts, oldest first. */
export function drainToasts(): Toast[] {
  return waiting.splice(0);
}

export function subscribeToasts(listener: () => void): () => void {
  toastListeners.add(listener);
  return () => toastListeners.delete(listener);
}

type WithdrawalListener = (id: string) => void;

const withdrawalListeners = new Set<WithdrawalListener>();

/** Withdraws a toast, for instance when its target was opened. */
export function withdrawToast(id: string): void {
  for (const listener of withdrawalListeners) listener(id);
}

/** Subscribes to withdrawn toasts; returns the unsubscribe function. */
export function onToastWithdrawn(listener: WithdrawalListener): () => void {
  withdrawalListeners.add(listener);
  return () => {
    withdrawalListeners.delete(listener);
  };
}
