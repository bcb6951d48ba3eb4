'use client';

import { useTranslations } from 'next-intl';
import { useSelectedLayoutSegments } from 'next/navigation';
import { type ReactNode, useMemo, useCallback, useState, useEffect } from 'react';
import { mutate } from 'swr';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { useChats, useUser } from '#lib/browser/transport/hooks.ts';
import type { ResponseOf } from '#lib/browser/transport/types.ts';
import styles from './chat.module.css';
import { FrameContext } from './frame-context.ts';
import { ConversationList, type OpenConversation } from './list/conversation-list.tsx';
import { useMedia } from './use-media.ts';

// Keeps the list of conversations beside the open one. It is an island because the list belongs to the signed-in
// member and follows the page without being loaded again.

type Props = { visible: readonly string[]; children: ReactNode };

export function ChatFrame({ visible, children }: Props) {
  const t = useTranslations('chats');
  const open = openConversation(useSelectedLayoutSegments().filter((segment) => !segment.startsWith('(')));
  const isOpen = open.conversation !== undefined || open.member !== undefined;
  const { restored, close } = useRestoredChat(!isOpen);
  const frame = useMemo(() => ({ restored, close, visible }), [restored, close, visible]);
  useNoteOpened(open);
  const isRestored = typeof restored === 'number';
  // The open conversation is what the page is about, then.
  const Title = isOpen || isRestored ? 'h2' : 'h1';
  return (
    <div className={`vk-panes ${styles.frame}`} data-open={isOpen || undefined}>
      <section className={`vk-pane vk-pane-list ${styles.list}`}>
        <Title className={`h2 ${styles.listTitle}`}>{t('title')}</Title>
        {/* The way back from a conversation does not lead to a page that looks the same. */}
        <ConversationList open={isRestored ? { conversation: restored } : open} replace={isRestored} />
      </section>
      <FrameContext value={frame}>{children}</FrameContext>
    </div>
  );
}

/** `chats/5` is conversation 5, `members/7/chat` the one with member 7. */
function openConversation([first, id]: string[]): OpenConversation {
  if (id === undefined) return {};
  return first === 'members' ? { member: Number(id) } : { conversation: Number(id) };
}

/** From here on a conversation has a pane of its own beside the list. */
const twoPanes = '(min-width: 992px)';

/**
 * The conversation opened last, where a wide screen shows the overview: null for none, undefined until that is known.
 * It stays the same until the member leaves the overview or closes it, whatever is opened elsewhere meanwhile.
 */
function useRestoredChat(isOverview: boolean) {
  const isWide = useMedia(twoPanes);
  const { chats, lastOpened, error } = useChats();
  const [lastShown, setLastShown] = useState<{ conversation: number | null }>();

  if (!isOverview && lastShown) setLastShown(undefined);
  if (isOverview && isWide && !lastShown && (chats ?? error)) {
    // A conversation that was removed meanwhile is not brought back.
    const chat = chats?.find((each) => each.profile_id === lastOpened?.profile_id);
    setLastShown({ conversation: chat?.id ?? null });
  }
  const restored = isOverview && isWide ? lastShown?.conversation : null;
  const close = useCallback(() => {
    if (isOverview) setLastShown({ conversation: null });
  }, [isOverview]);
  return { restored, close };
}

/** Keeps on the server whose chat was opened last, so that the next wide screen begins with it. */
function useNoteOpened({ conversation, member }: OpenConversation): void {
  const signedIn = useSignedIn();
  const { chats } = useChats();
  const { user } = useUser();
  const self = user?.profile.id;
  const opened = member ?? chats?.find((chat) => chat.id === conversation)?.profile_id;
  // Changed before it has arrived, the list would be thrown away on its arrival.
  const isLoaded = chats !== undefined;

  useEffect(() => {
    if (!signedIn || !isLoaded || opened === undefined || self === undefined || opened === self) return;
    void mutate<ResponseOf<'GET /api/chats.php'>>(
      ['GET /api/chats.php', undefined],
      (now) => now && { ...now, last_opened: { profile_id: opened, opened_at: new Date().toISOString() } },
      { revalidate: false },
    );
    // Nothing hangs on it: reading a conversation keeps it as well.
    callApi('PUT /api/opened-chat.php', { body: { profile_id: opened } }).catch(() => undefined);
  }, [signedIn, isLoaded, opened, self]);
}
