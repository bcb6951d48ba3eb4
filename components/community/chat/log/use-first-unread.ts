import { useEffect, useLayoutEffect, useRef, useState, useMemo } from 'react';
import type { Message } from '#lib/contract/community/chats.ts';
import { findRow } from './use-log-keys.ts';
import type { History } from './use-messages.ts';
import type { useScrollAnchor } from './use-scroll-anchor.ts';

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
export function isLookedAt(): boolean {
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
