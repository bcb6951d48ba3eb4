import { useMemo, useRef } from 'react';
import type { Message } from '#lib/contract/community/chats.ts';
import type { History } from './use-messages.ts';

/** How many messages of the other member stand below the newest one that has been on screen. */
export function useUnseen({ messages, newer, answer, opening }: History, own: number, sight: number): number {
  const newest = answer?.chat_messages;
  const seen = useRef(new Set<number>());
  return useMemo(() => {
    const theirs = (message: Message) => message.sender !== own && !message.deleted;
    const below = new Set<number>();
    for (const each of [...messages, ...(newest ?? [])])
      if (theirs(each) && each.id > sight) below.add(each.id);
    if (!opening?.firstUnread) return below.size;
    const { firstUnread, unread } = opening;
    for (const each of messages)
      if (theirs(each) && each.id >= firstUnread && each.id <= sight) seen.current.add(each.id);
    // Further down are some that were not loaded yet; how many, the server has told.
    return newer.more ? Math.max(below.size, unread - seen.current.size) : below.size;
  }, [messages, newest, newer.more, opening, own, sight]);
}
