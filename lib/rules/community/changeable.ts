import type { Message } from '../../contract/community/chats.ts';

/** Milliseconds in which the sender may edit a message or take it back, as long as the other has not read it. */
const editWindowMs = 5 * 60_000;

/**
 * Milliseconds for which an own message can still be changed, 0 for none. The server decides: where read receipts are
 * off, nobody here knows how far the other has read.
 */
export function timeToChange(message: Message, readUntil: number, now: number): number {
  if (message.deleted || message.id <= readUntil) return 0;
  return Math.max(0, Date.parse(message.created_at) + editWindowMs - now);
}
