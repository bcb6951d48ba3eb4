'use client';

// Shows one conversation, live. It is an island because it belongs to the signed-in member and is written in.

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useUser } from '../../lib/api/hooks.ts';
import type { MemberTile } from '../../lib/contract/profile.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ChatSkeleton } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/state.tsx';
import styles from './chat.module.css';
import { ConversationView } from './conversation-view.tsx';
import { ProfileCard } from './profile-card.tsx';
import { useConversation, type Wanted } from './use-conversation.ts';

/** Buttons of the composer for this member; `app` fills it with what other features send. */
type Tools = { tools?: (profile: MemberTile) => ReactNode };

export function Conversation({ tools, ...wanted }: Wanted & Tools) {
  const t = useTranslations('chat');
  const { user, error, mutate } = useUser();
  const conversation = useConversation(wanted);

  if (conversation.state === 'missing') return <Ended text={t('missing')} />;
  if (conversation.state === 'blocked') return <Ended text={t('blocked')} />;
  if (conversation.state === 'blocked-by') return <Ended text={t('blockedBy')} />;
  if (conversation.state === 'failed') return <Failed onAgain={conversation.reload} />;
  if (error && !user) return <Failed onAgain={() => void mutate()} />;
  if (conversation.state !== 'open' || !user) {
    return (
      <Column>
        <ChatSkeleton label={t('loading')} />
      </Column>
    );
  }
  const { profile, full, answer } = conversation;
  return (
    <>
      <Column>
        <ConversationView
          key={profile.id}
          user={user}
          profile={profile}
          answer={answer}
          tools={tools?.(profile)}
        />
      </Column>
      <ProfileCard profile={profile} full={full} />
    </>
  );
}

function Column({ children }: { children: ReactNode }) {
  return (
    <section className={`vk-pane ${styles.conversation}`}>
      <div className={`vk-pane-column ${styles.column}`}>{children}</div>
    </section>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('chat');
  return (
    <Column>
      <ErrorState text={t('loadFailed')} again={t('retry')} onAgain={onAgain} />
    </Column>
  );
}

function Ended({ text }: { text: string }) {
  const t = useTranslations('chat');
  return (
    <Column>
      <EmptyState icon="chat" title={text} action={<ButtonLink href="/chats">{t('toChats')}</ButtonLink>} />
    </Column>
  );
}
