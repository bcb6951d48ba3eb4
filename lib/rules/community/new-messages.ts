import type { Chat } from '../../contract/community/chats.ts';
import type { OpenConversation } from './open-conversation.ts';

/** The newest message of each conversation that this page has seen, by conversation id. */
export type Known = ReadonlyMap<number, number>;

/** What is known once these chats were seen; a message that was taken back does not make an older one new again. */
export function knownMessages(chats: readonly Chat[], before: Known | null): Known {
  const known = new Map(before);
  for (const { id, last_message: last } of chats) {
    known.set(id, Math.max(last?.id ?? 0, known.get(id) ?? 0));
  }
  return known;
}

/**
 * Conversations whose newest message is news to somebody at another screen: it came in, is unread, and nothing says
 * that the member does not want to hear of it. A machine that goes on talking to itself is told of once.
 */
export function chatsWithNews(
  chats: readonly Chat[],
  known: Known,
  own: number,
  open: OpenConversation,
): Chat[] {
  return chats.filter(({ id, profile_id, last_message: last, muted, num_unread_messages: unread }) => {
    if (!last || last.sender === own || last.deleted || unread === 0 || muted) return false;
    if (id === open.conversation || profile_id === open.member) return false;
    return last.id > (known.get(id) ?? 0) && !(last.automatic && unread > 1);
  });
}
