'use client';

// Keeps the list of conversations beside the open one. It is an island because the list belongs to the signed-in
// member and follows the page without being loaded again.

import { useTranslations } from 'next-intl';
import { useSelectedLayoutSegments } from 'next/navigation';
import { type ReactNode, useMemo } from 'react';
import styles from './chat.module.css';
import { FrameContext } from './frame-context.ts';
import { ConversationList, type OpenConversation } from './list/conversation-list.tsx';
import { useNoteOpened } from './use-note-opened.ts';
import { useRestoredChat } from './use-restored-chat.ts';

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
