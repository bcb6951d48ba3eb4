'use client';

// Keeps the list of conversations beside the open one. It is an island because the list belongs to the signed-in
// member and follows the page without being loaded again.

import { useTranslations } from 'next-intl';
import { useSelectedLayoutSegments } from 'next/navigation';
import type { ReactNode } from 'react';
import styles from './chat.module.css';
import { ConversationList, type OpenConversation } from './list/conversation-list.tsx';

export function ChatFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('chats');
  const open = openConversation(useSelectedLayoutSegments().filter((segment) => !segment.startsWith('(')));
  const isOpen = open.conversation !== undefined || open.member !== undefined;
  // The open conversation is what the page is about, then.
  const Title = isOpen ? 'h2' : 'h1';
  return (
    <div className={`vk-panes ${styles.frame}`} data-open={isOpen || undefined}>
      <section className={`vk-pane vk-pane-list ${styles.list}`}>
        <Title className={`h2 ${styles.listTitle}`}>{t('title')}</Title>
        <ConversationList open={open} />
      </section>
      {children}
    </div>
  );
}

/** `chats/5` is conversation 5, `members/7/chat` the one with member 7. */
function openConversation([first, id]: string[]): OpenConversation {
  if (id === undefined) return {};
  return first === 'members' ? { member: Number(id) } : { conversation: Number(id) };
}
