import { mutate } from 'swr';
import type { Message } from '../../contract/community/chat.ts';
import { refresh } from '../transport/keys.ts';
import type { CallResponse } from '../transport/types.ts';

type Listener = (message: Message) => void;

const listeners = new Set<Listener>();

/** Subscribes to messages that this tab has sent, edited, deleted or reacted to. */
export function onChangedMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Publishes a changed message. */
export function publishMessage(message: Message): void {
  for (const listener of listeners) listener(message);
}

/** Applies a message changed by the server to the caches; resolves once it shows. */
export async function showChanged(message: Message): Promise<void> {
  publishMessage(message);
  await mutate<CallResponse<'GET /api/chat.php'>>(
    (key) => isForConversation(key, message.conversation),
    (now) =>
      now && {
        ...now,
        chat_messages: now.chat_messages.map((each) => (each.id === message.id ? message : each)),
      },
    { revalidate: false },
  );
  void refresh([{ name: 'GET /api/chats.php' }]);
}

function isForConversation(key: unknown, conversation: number): boolean {
  if (!Array.isArray(key) || key[0] !== 'GET /api/chat.php') return false;
  return (key[1] as { conversation?: number } | undefined)?.conversation === conversation;
}

/** Applies a sent message or gift and the new balance to the caches. */
export function showSent(member: number, { message, credits }: { message: Message; credits: number }): void {
  publishMessage(message);
  showCredits(credits);
  void refresh([
    { name: 'GET /api/chats.php' },
    { name: 'GET /api/credits.php' },
    { name: 'GET /api/relation.php', parameter: ['id', member] },
  ]);
}

/** Applies a balance from the server to the caches. */
export function showCredits(credits: number): void {
  void mutate<CallResponse<'GET /api/user.php'>>(
    ['GET /api/user.php', undefined],
    (now) => (now?.user ? { user: { ...now.user, credits } } : now),
    { revalidate: false },
  );
}
