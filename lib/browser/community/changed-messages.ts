import { mutate } from 'swr';
import type { Message } from '../../contract/community/chats.ts';
import { refresh } from '../transport/keys.ts';
import type { ResponseOf } from '../transport/types.ts';

type Listener = (message: Message) => void;

const listeners = new Set<Listener>();

/** Hears of each message that this tab has sent, edited, taken back or reacted to, for what keeps messages of its own. */
export function onChangedMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells them of one. */
export function publishMessage(message: Message): void {
  for (const listener of listeners) listener(message);
}

/** Puts a message as the server has changed it where the screens read it; resolves once they show it. */
export async function showChanged(message: Message): Promise<void> {
  publishMessage(message);
  await mutate<ResponseOf<'GET /api/chat.php'>>(
    (key) => isOf(key, message.conversation),
    (now) =>
      now && {
        ...now,
        chat_messages: now.chat_messages.map((each) => (each.id === message.id ? message : each)),
      },
    { revalidate: false },
  );
  void refresh([{ name: 'GET /api/chats.php' }]);
}

function isOf(key: unknown, conversation: number): boolean {
  if (!Array.isArray(key) || key[0] !== 'GET /api/chat.php') return false;
  return (key[1] as { conversation?: number } | undefined)?.conversation === conversation;
}
