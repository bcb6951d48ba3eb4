'use client';

// Shows one conversation, live. An island because it belongs to the member and is interactive.

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useUser } from '#lib/browser/transport/hooks.ts';
import { loadLater } from '#lib/browser/transport/load-later.ts';
import type { MemberTile } from '#lib/contract/community/profile.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useHref } from '../../ui/link.tsx';
import { ChatSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import styles from './chat.module.css';
import { ConversationView } from './conversation-view.tsx';
import type { ReportSlot } from './header/menu-items.tsx';
import { useConversation, type Wanted } from './use-conversation.ts';
import { useMedia } from './use-media.ts';

const BlockedConversation = lazy(() =>
  loadLater(() => import('./blocked-conversation.tsx')).then((file) => ({
    default: file.BlockedConversation,
  })),
);
const ProfileCard = lazy(() =>
  loadLater(() => import('./card/profile-card.tsx')).then((file) => ({ default: file.ProfileCard })),
);

/** Minimum width for a third pane. */
const threePanes = '(min-width: 75em)';

/** Slots that `app` fills from other features. */
type Slots = {
  /** Extra buttons in the composer. */
  tools?: (profile: MemberTile) => ReactNode;
  report?: ReportSlot;
};

export function Conversation({ tools, report, ...wanted }: Wanted & Slots) {
  const t = useTranslations('chat');
  const { user, error, mutate } = useUser();
  const conversation = useConversation(wanted);
  const isWide = useMedia(threePanes);

  if (user && wanted.member === user.profile.id) return <OwnChat label={t('loading')} />;
  if (conversation.state === 'missing') return <Ended text={t('missing')} />;
  if (conversation.state === 'blocked') {
    return (
      <Alone>
        <Suspense fallback={null}>
          <BlockedConversation member={conversation.member} />
        </Suspense>
      </Alone>
    );
  }
  if (conversation.state === 'blocked-by') return <Ended text={t('blockedBy')} />;
  if (conversation.state === 'failed') return <Failed onRetry={conversation.reload} />;
  if (error && !user) return <Failed onRetry={() => void mutate()} />;
  const skeleton = <ChatSkeleton label={t('loading')} />;
  if (conversation.state !== 'open' || !user) return <Column>{skeleton}</Column>;
  const { profile, full, answer, isOpened, isGone } = conversation;
  return (
    <>
      <Column>
        <ConversationView
          key={profile.id}
          user={user}
          profile={profile}
          answer={answer}
          isOpened={isOpened}
          isGone={isGone}
          tools={tools?.(profile)}
          report={report}
        />
      </Column>
      {isWide ? (
        <Suspense fallback={<aside className="vk-pane vk-pane-side" />}>
          <ProfileCard profile={profile} full={full} />
        </Suspense>
      ) : null}
    </>
  );
}

/** A chat with oneself: links to the own profile instead. */
function OwnChat({ label }: { label: string }) {
  const router = useRouter();
  const profile = useHref()('/profile');
  useEffect(() => router.replace(profile), [router, profile]);
  return (
    <Column>
      <ChatSkeleton label={label} />
    </Column>
  );
}

function Column({ children }: { children: ReactNode }) {
  return (
    <section className={`vk-pane ${styles.conversation}`}>
      <div className={`vk-pane-column ${styles.column}`}>{children}</div>
    </section>
  );
}

/** Replaces the conversation, without a profile beside it. */
function Alone({ children }: { children: ReactNode }) {
  return <section className={`vk-pane ${styles.alone}`}>{children}</section>;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('chat');
  return (
    <Alone>
      <ErrorState text={t('loadFailed')} retryLabel={t('retry')} onRetry={onRetry} />
    </Alone>
  );
}

function Ended({ text }: { text: string }) {
  const t = useTranslations('chat');
  return (
    <Alone>
      <EmptyState icon="chat" title={text} action={<ButtonLink href="/chats">{t('toChats')}</ButtonLink>} />
    </Alone>
  );
}
