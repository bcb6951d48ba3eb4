import type { Chat } from '../../contract/community/chat.ts';
import { matchRoute } from '../platform/routes.ts';

/** The newest message seen by this page, by conversation id. */
export type Known = ReadonlyMap<number, number>;

/** The known messages after these chats were seen; a deleted message does not make an older one new. */
export function knownMessages(chats: readonly Chat[], before: Known | null): Known {
  const known = new Map(before);
  for (const { id, last_message: last } of chats) {
    known.set(id, Math.max(last?.id ?? 0, known.get(id) ?? 0));
  }
  return known;
}

/** Conversations to announce: received, unread, not muted. A machine that talks to itself is announced once. */
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

/** The notification id of a conversation, which has at most one at a time. */
export function getNotificationName(conversation: number): string {
  return `new-message-${conversation}`;
}

/** The conversation that a screen shows: by its id, or by its member; none on other screens. */
export type OpenConversation = { conversation?: number; member?: number };

/** The open conversation at a path without locale. */
export function findOpenConversation(path: string): OpenConversation {
  const id = Number(path.split('/')[2]);
  const route = matchRoute(path);
  if (route === 'chats-id') return { conversation: id };
  return route === 'members-id-chat' ? { member: id } : {};
}
