import { useEffect, useRef } from 'react';
import { mutate } from 'swr';
import { callApi } from '#lib/browser/transport/call.ts';
import { useChats } from '#lib/browser/transport/hooks.ts';
import type { ResponseOf } from '#lib/browser/transport/types.ts';
import type { Chat, Message } from '#lib/contract/community/chats.ts';
import { unreadUntil } from '#lib/rules/community/message-log.ts';
import { isLookedAt } from './log/use-first-unread.ts';

type Reading = {
  chat: Chat | undefined;
  messages: readonly Message[];
  own: number;
  /** The newest message seen on screen. */
  sight: number;
  /** Whether the newest message is loaded. */
  isWhole: boolean;
};

/** Milliseconds without scrolling until the read position is sent. */
const rest = 600;

/** Sends the read position: the newest message that was on screen while the page was visible and focused. */
export function useMarkRead({ chat, messages, own, sight, isWhole }: Reading): void {
  const read = useRef(0);
  const conversation = chat?.id;
  const opened = useRef<number>(undefined);
  const { chats } = useChats();
  const isListed = chats?.some(({ id, num_unread_messages: unread }) => id === conversation && unread > 0);

  useEffect(() => {
    if (!chat || conversation === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = (until: number, isAll: boolean) => {
      if (!isLookedAt()) return;
      read.current = until;
      if (isAll && isListed) showRead(conversation);
      callApi('PUT /api/chat.php', { body: { conversation, read_until: until } }).catch(() => {
        read.current = 0;
      });
    };
    const mark = () => {
      clearTimeout(timer);
      if (!isLookedAt()) return;
      // `docs/specification.md` §4: opening a conversation sets its unread count to 0; `opened` tells the server.
      if (opened.current !== conversation && isListed) {
        opened.current = conversation;
        showRead(conversation);
      }
      const seen = messages.filter(({ id }) => id <= sight);
      const until = unreadUntil(seen, own, read.current);
      if (until === null || chat.first_unread === null || until < chat.first_unread) return;
      const isAll = isWhole && until === unreadUntil(messages, own, 0);
      if (isAll) say(until, true);
      else timer = setTimeout(() => say(until, false), rest);
    };
    mark();
    window.addEventListener('focus', mark);
    document.addEventListener('visibilitychange', mark);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', mark);
      document.removeEventListener('visibilitychange', mark);
    };
  }, [chat, conversation, messages, own, sight, isWhole, isListed]);
}

/** Clears the unread count in the list, the badges and the title. */
function showRead(conversation: number): void {
  const clear = (chat: Chat) => (chat.id === conversation ? { ...chat, num_unread_messages: 0 } : chat);
  void mutate<ResponseOf<'GET /api/chats.php'>>(
    ['GET /api/chats.php', undefined],
    (now) => now && { ...now, chats: now.chats.map(clear) },
    { revalidate: false },
  );
}
