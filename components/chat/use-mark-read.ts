import { useEffect, useRef } from 'react';
import { mutate } from 'swr';
import { callApi } from '../../lib/api/call.ts';
import type { ResponseOf } from '../../lib/api/types.ts';
import type { Chat, Message } from '../../lib/contract/chats.ts';
import { unreadUntil } from '../../lib/rules/seen-marker.ts';

/** Says that the conversation was read, once it is truly before the reader's eyes: page visible, window focused. */
export function useMarkRead(
  chat: Chat | undefined,
  messages: readonly Message[],
  own: number | undefined,
): void {
  const read = useRef(0);

  useEffect(() => {
    if (!chat || own === undefined) return;
    const conversation = chat.id;
    const mark = () => {
      if (document.visibilityState !== 'visible' || !document.hasFocus() || chat.num_unread_messages === 0)
        return;
      const until = unreadUntil(messages, own, read.current);
      if (until === null) return;
      read.current = until;
      showRead(conversation);
      callApi('PUT /api/chat.php', { body: { conversation, read_until: until } }).catch(() => {
        read.current = 0;
      });
    };
    mark();
    window.addEventListener('focus', mark);
    document.addEventListener('visibilitychange', mark);
    return () => {
      window.removeEventListener('focus', mark);
      document.removeEventListener('visibilitychange', mark);
    };
  }, [chat, messages, own]);
}

/** Section 4: opening a conversation sets its unread count to 0. */
function showRead(conversation: number): void {
  const clear = (chat: Chat) => (chat.id === conversation ? { ...chat, num_unread_messages: 0 } : chat);
  void mutate<ResponseOf<'GET /api/chats.php'>>(
    ['GET /api/chats.php', undefined],
    (now) => now && { ...now, chats: now.chats.map(clear) },
    { revalidate: false },
  );
  void mutate<ResponseOf<'GET /api/chat.php'>>(
    ['GET /api/chat.php', { conversation }],
    (now) => now && { ...now, chat: clear(now.chat) },
    { revalidate: false },
  );
}
