'use client';

// Announces incoming messages while the member is on another screen. An island because only the browser knows the
// messages and the page's visibility; the notification's code loads with the first one.

import { useEffect, useRef } from 'react';
import { useChats, useUser } from '#lib/browser/transport/hooks.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import {
  chatsWithNews,
  knownMessages,
  type Known,
  getNotificationName,
  findOpenConversation,
} from '#lib/rules/community/new-messages.ts';
import { useSite } from '#components/site/site-context.island.tsx';
import { useAppPath } from '#components/site/use-app-path.ts';
import { withdrawToast } from '#components/ui/toast.ts';

/** Mounted once in every layout for members. */
export function MessageWatch() {
  const { locale, fictional } = useSite();
  const own = useUser().user?.profile.id;
  const { chats } = useChats();
  const path = useAppPath();
  /** Null until the first response: earlier messages are not announced. */
  const known = useRef<Known | null>(null);
  const notified = useRef(new Set<number>());

  useEffect(() => {
    if (!chats || own === undefined) return;
    const before = known.current;
    known.current = knownMessages(chats, before);
    const open = findOpenConversation(path);
    for (const { id, profile_id, num_unread_messages: unread } of chats) {
      if (!notified.current.has(id)) continue;
      if (unread > 0 && id !== open.conversation && profile_id !== open.member) continue;
      notified.current.delete(id);
      withdrawToast(getNotificationName(id));
    }
    if (!before || document.visibilityState !== 'visible') return;
    const news = chatsWithNews(chats, before, own, open);
    if (news.length === 0) return;
    for (const { id } of news) notified.current.add(id);
    void loadLater(() => import('./notify-messages.tsx')).then(
      (file) => file.notifyMessages(news, locale, fictional.singular),
      // The badges count the message anyway.
      () => undefined,
    );
  }, [chats, own, path, locale, fictional.singular]);
  return null;
}
