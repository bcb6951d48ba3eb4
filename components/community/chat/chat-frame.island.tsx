'use client';

import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl';
import { useSelectedLayoutSegments } from 'next/navigation';
import { type ReactNode, useMemo, useCallback, useState, useEffect } from 'react';
import { useSignedIn } from '#lib/browser/session/signed-in.ts';
import { callApi } from '#lib/browser/transport/call.ts';
import { useChats, useUser } from '#lib/browser/transport/hooks.ts';
import { changeRead } from '#lib/browser/transport/keys.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { lateTexts, useLateTexts } from '../../ui/use-late-texts.ts';
import styles from './chat.module.css';
import { FrameContext, useMedia } from './panes.ts';
import type { OpenConversation } from '#lib/rules/community/new-messages.ts';
import { ConversationList } from './list/conversation-list.tsx';

// The conversation list beside the open one. An island because the list belongs to the member and stays mounted across
// pages.

type Props = { visible: readonly string[]; children: ReactNode };

export function ChatFrame({ visible, children }: Props) {
  const t = useTranslations('chats');
  const open = openConversation(useSelectedLayoutSegments().filter((segment) => !segment.startsWith('(')));
  const isOpen = open.conversation !== undefined || open.member !== undefined;
  const { restored, close } = useRestoredChat(!isOpen);
  const { locale } = useSite();
  const first = useMessages();
  const { texts: late, hasFailed, retry } = useLateTexts(loadMessages);
  const messages = useMemo(() => ({ ...first, ...late }), [first, late]);
  const frame = useMemo(
    () => ({ restored, close, visible, texts: { isLoaded: late !== null, hasFailed, retry } }),
    [restored, close, visible, late, hasFailed, retry],
  );
  useNoteOpened(open);
  const isRestored = typeof restored === 'number';
  // The open conversation is the page's main heading then.
  const Title = isOpen || isRestored ? 'h2' : 'h1';
  return (
    <div className={`vk-panes ${styles.frame}`} data-open={isOpen || undefined}>
      <section className={`vk-pane vk-pane-list ${styles.list}`}>
        <Title className={`h2 ${styles.listTitle}`}>{t('title')}</Title>
        {/* Back must not lead from a conversation to a page that looks the same. */}
        <ConversationList open={isRestored ? { conversation: restored } : open} replace={isRestored} />
      </section>
      <FrameContext value={frame}>
        <NextIntlClientProvider locale={locale} messages={messages}>
          {children}
        </NextIntlClientProvider>
      </FrameContext>
    </div>
  );
}

/** `chats/5` is conversation 5, `members/7/chat` the one with member 7. */
function openConversation([first, id]: string[]): OpenConversation {
  if (id === undefined) return {};
  return first === 'members' ? { member: Number(id) } : { conversation: Number(id) };
}

/** Minimum width for a conversation pane beside the list. */
const twoPanes = '(min-width: 62em)';

/**
 * The last opened conversation, for the overview on wide screens: null for none, undefined until known. It stays the
 * same until the member leaves the overview or closes it.
 */
function useRestoredChat(isOverview: boolean) {
  const isWide = useMedia(twoPanes);
  const { chats, lastOpened, error } = useChats();
  const [lastShown, setLastShown] = useState<{ conversation: number | null }>();

  if (!isOverview && lastShown) setLastShown(undefined);
  if (isOverview && isWide && !lastShown && (chats ?? error)) {
    // A deleted conversation is not restored.
    const chat = chats?.find((each) => each.profile_id === lastOpened?.profile_id);
    setLastShown({ conversation: chat?.id ?? null });
  }
  const restored = isOverview && isWide ? lastShown?.conversation : null;
  const close = useCallback(() => {
    if (isOverview) setLastShown({ conversation: null });
  }, [isOverview]);
  return { restored, close };
}

/** Stores on the server which chat was opened last, for the next wide screen. */
function useNoteOpened({ conversation, member }: OpenConversation): void {
  const signedIn = useSignedIn();
  const { chats } = useChats();
  const { user } = useUser();
  const self = user?.profile.id;
  const opened = member ?? chats?.find((chat) => chat.id === conversation)?.profile_id;
  // A change before the list has loaded would discard its response.
  const isLoaded = chats !== undefined;

  useEffect(() => {
    if (!signedIn || !isLoaded || opened === undefined || self === undefined || opened === self) return;
    void changeRead('GET /api/chats.php', undefined, (now) => ({
      ...now,
      last_opened: { profile_id: opened, opened_at: new Date().toISOString() },
    }));
    // Optional: reading a conversation stores it as well.
    callApi('PUT /api/opened-chat.php', { body: { profile_id: opened } }).catch(() => undefined);
  }, [signedIn, isLoaded, opened, self]);
}

const loadMessages = lateTexts((locale) => ({
  chat: import(`@texts/${locale}/chat.json`),
  composer: import(`@texts/${locale}/composer.json`),
  refusals: import(`@texts/${locale}/refusals.json`),
}));
