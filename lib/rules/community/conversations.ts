import type { Message } from '../../contract/community/chat.ts';
import type { User } from '../../contract/identity/accounts.ts';
import { editWindowMs } from '../../contract/community/chat-vocabulary.ts';
import type { FailureReason } from './optimistic-messages.ts';

/**
 * Why the server would refuse the next message or gift, as far as this page can know, to be shown before the user writes
 * or chooses. The server decides.
 */
export function findSendBlockReason(
  user: Pick<User, 'status' | 'credits' | 'conversations_left'>,
  cost: number,
  isNew: boolean,
): FailureReason | null {
  if (user.status === 'not_confirmed') return 'not_confirmed';
  if (isNew && user.conversations_left === 0) return 'conversation_limit';
  if (user.credits < cost) return 'not_enough_credits';
  return null;
}

/**
 * Milliseconds for which an own message can still be changed, 0 for none. The server decides: without read receipts,
 * the page does not know how far the other has read.
 */
export function timeToChange(message: Message, readUntil: number, now: number): number {
  if (message.deleted || message.id <= readUntil) return 0;
  return Math.max(0, Date.parse(message.created_at) + editWindowMs - now);
}
