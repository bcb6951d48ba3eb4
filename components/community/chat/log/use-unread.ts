import { useEffect, useLayoutEffect, useRef, useState, useMemo } from 'react';
import type { Message, Chat } from '#lib/contract/community/chat.ts';
import { findRow } from './use-log-keys.ts';
import type { History } from './use-messages.ts';
import type { useScrollAnchor } from './use-scroll-anchor.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { useChats } from '#lib/browser/transport/hooks.ts';
import { changeRead } from '#lib/browser/transport/keys.ts';
import { unreadUntil } from '#lib/rules/community/message-log.ts';

/**
 * The message below the "unread" line: where the conversation opens and the reader is scrolled to, or where messages
 * arrived while the page was hidden. Sending a message clears the line.
 */
export function useFirstUnread(
  history: History,
  { log, begin, isAtEnd }: ReturnType<typeof useScrollAnchor>,
): number | null {
  const { opening, answer, sent, pending } = history;
  const [firstUnread, setFirstUnread] = useState<number | null>(null);
  const hasBegun = useRef(false);

  useLayoutEffect(() => {
    if (!opening || hasBegun.current || !log.current) return;
    hasBegun.current = true;
    setFirstUnread(opening.firstUnread);
    const row = opening.firstUnread === null ? null : findRow(log.current, opening.firstUnread);
    // A reader who has already scrolled up stays there.
    begin(isAtEnd ? row : null);
  }, [opening, log, begin, isAtEnd]);

  useEffect(() => {
    const first = answer?.chat.first_unread;
    if (first && hasBegun.current && !isLookedAt()) setFirstUnread((before) => Math.max(before ?? 0, first));
  }, [answer]);

  const hasWritten = sent !== undefined || pending.length > 0;
  const written = sent ?? pending.at(-1)?.client_message_id;
  useEffect(() => {
    if (hasWritten && hasBegun.current) setFirstUnread(null);
  }, [hasWritten, written]);
  return firstUnread;
}

/** Whether the page is visible and focused. */
function isLookedAt(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/** The number of the other member's messages below the newest one seen. */
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
    // Messages further down are not loaded; the server has sent their number.
    return newer.more ? Math.max(below.size, unread - seen.current.size) : below.size;
  }, [messages, newest, newer.more, opening, own, sight]);
}

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
const readDelayMs = 600;

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
    const sendRead = (until: number, isAll: boolean) => {
      if (!isLookedAt()) return;
      read.current = until;
      if (isAll && isListed) showRead(conversation);
      callApi('PUT /api/chat.php', { body: { conversation, read_until: until } }).catch(() => {
        read.current = 0;
      });
    };
    const markRead = () => {
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
      if (isAll) sendRead(until, true);
      else timer = setTimeout(() => sendRead(until, false), readDelayMs);
    };
    markRead();
    window.addEventListener('focus', markRead);
    document.addEventListener('visibilitychange', markRead);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', markRead);
      document.removeEventListener('visibilitychange', markRead);
    };
  }, [chat, conversation, messages, own, sight, isWhole, isListed]);
}

/** Clears the unread count in the list, the badges and the title. */
function showRead(conversation: number): void {
  const clear = (chat: Chat) => (chat.id === conversation ? { ...chat, num_unread_messages: 0 } : chat);
  void changeRead('GET /api/chats.php', undefined, (now) => ({ ...now, chats: now.chats.map(clear) }));
}
