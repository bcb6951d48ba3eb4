import type { PendingMessage } from '../../rules/community/optimistic-messages.ts';
import { parseJson } from '../../rules/platform/text.ts';
import { browserStorage } from './storage.ts';

/** A message that may not have reached the server. */
export type StoredMessage = { member: number; message: PendingMessage };

const prefix = 'vonk-outbox-';
const listeners = new Set<() => void>();

// One key per message, so that two tabs can't overwrite each other's.
const toKey = (own: number, clientMessageId: string) => `${prefix}${own}-${clientMessageId}`;

/** Stores a member's unsent message in this browser; false if nothing can be stored. */
export function storeMessage(own: number, stored: StoredMessage): boolean {
  return browserStorage.setItem(toKey(own, stored.message.client_message_id), JSON.stringify(stored));
}

export function deleteStored(own: number, clientMessageId: string): void {
  browserStorage.removeItem(toKey(own, clientMessageId));
}

/** Whether the message is still unsent; another tab may have sent it. */
export function isStored(own: number, clientMessageId: string): boolean {
  return read(toKey(own, clientMessageId)) !== null;
}

/** A member's unsent messages, oldest first. */
export function listStoredMessages(own: number): StoredMessage[] {
  const stored = browserStorage.keys().filter((key) => key.startsWith(`${prefix}${own}-`));
  return stored
    .map(read)
    .filter((each) => each !== null)
    .sort((a, b) => (a.message.created_at < b.message.created_at ? -1 : 1));
}

/** Erases all users' unsent messages, in storage and on screen. */
export function clearOutbox(): void {
  for (const key of browserStorage.keys()) if (key.startsWith(prefix)) browserStorage.removeItem(key);
  for (const listener of listeners) listener();
}

/** Calls back when another tab stored or removed a message of this member, or all were erased. */
export function onStoredChange(own: number, onChange: () => void, onForget: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(`${prefix}${own}-`)) onChange();
  };
  window.addEventListener('storage', listen);
  listeners.add(onForget);
  return () => {
    window.removeEventListener('storage', listen);
    listeners.delete(onForget);
  };
}

const read = (key: string) => parseJson(browserStorage.getItem(key)) as StoredMessage | null;
