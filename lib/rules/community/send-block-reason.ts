import type { User } from '../../contract/identity/user.ts';
import type { FailureReason } from './optimistic-messages.ts';

/**
 * What would refuse the next message or gift, as far as this page can know: it is said before something is written or
 * chosen, so that nobody does it in vain. The server decides all the same.
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
