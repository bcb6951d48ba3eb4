import { useSyncExternalStore } from 'react';

/** Milliseconds for which a "typing" notice lasts. */
const typingTimeoutMs = 5_000;

const typing = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** The other member of a conversation is typing. */
export function showTyping(conversation: number): void {
  clearTimeout(typing.get(conversation));
  typing.set(
    conversation,
    setTimeout(() => hideTyping(conversation), typingTimeoutMs),
  );
  announce();
}

/** Their message arrived, or they stopped. */
export function hideTyping(conversation: number): void {
  clearTimeout(typing.get(conversation));
  if (typing.delete(conversation)) announce();
}

/** Whether the other member of a conversation is typing. */
export function useTyping(conversation: number | null): boolean {
  return useSyncExternalStore(
    subscribe,
    () => conversation !== null && typing.has(conversation),
    () => false,
  );
}

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
