'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useUser, useCall, useChats, useRelation } from '#lib/browser/transport/hooks.ts';
import { lazyPart } from '#lib/browser/transport/load-later.ts';
import type { MemberTile, Profile } from '#lib/contract/community/profile.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useHref } from '../../ui/link.tsx';
import { ChatSkeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';
import styles from './chat.module.css';
import { ConversationView } from './conversation-view.tsx';
import type { ReportSlot } from './chat-menu.tsx';
import { useChatFrame, useMedia } from './panes.ts';
import { getErrorCode } from '#lib/browser/transport/api-error.ts';
import type { CallResponse } from '#lib/browser/transport/types.ts';
import { useChat } from '#lib/browser/community/use-chat.ts';
import { lateComponent } from '#components/ui/late-component.tsx';

// Shows one conversation, live. An island because it belongs to the member and is interactive.

const BlockedConversation = lateComponent(() =>
  import('./blocked-conversation.tsx').then((file) => file.BlockedConversation),
);
const ProfileCard = lazyPart(() => import('./card/profile-card.tsx').then((file) => file.ProfileCard));

/** Minimum width for a third pane. */
const threePanes = '(min-width: 75em)';

/** Slots that `app` fills from other features. */
type Slots = { tools?: (profile: MemberTile) => ReactNode; report?: ReportSlot };

export function Conversation({ tools, report, ...wanted }: Wanted & Slots) {
  const t = useTranslations('chat');
  const { user, error, mutate } = useUser();
  const conversation = useConversation(wanted);
  const isWide = useMedia(threePanes);
  const { texts } = useChatFrame();
  const skeleton = <ChatSkeleton label={t('loading')} />;

  if (user && wanted.member === user.profile.id) return <OwnChat label={t('loading')} />;
  if (texts.hasFailed) return <Failed onRetry={texts.retry} />;
  if (!texts.isLoaded) return <Column>{skeleton}</Column>;
  if (conversation.state === 'missing') return <Ended text={t('missing')} />;
  if (conversation.state === 'blocked') {
    return (
      <Alone>
        <BlockedConversation member={conversation.member} />
      </Alone>
    );
  }
  if (conversation.state === 'blocked-by') return <Ended text={t('blockedBy')} />;
  if (conversation.state === 'failed') return <Failed onRetry={conversation.reload} />;
  if (error && !user) return <Failed onRetry={() => void mutate()} />;
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

/** A conversation by its id, or the one with a member, started or not. */
export type Wanted =
  | { conversation: number; member?: undefined }
  | { conversation?: undefined; member: number };

type ConversationState =
  | { state: 'loading' | 'missing' | 'blocked-by' }
  /** Blocked by the reader; `member` is null if only the conversation is known. */
  | { state: 'blocked'; member: number | null }
  | { state: 'failed'; reload: () => void }
  | {
      state: 'open';
      profile: MemberTile;
      full: Profile | undefined;
      answer: CallResponse<'GET /api/chat.php'> | undefined;
      /** Whether it was loaded now rather than cached by an earlier visit. */
      isOpened: boolean;
      /** The other member has left or is hidden. */
      isGone: boolean;
    };

/** Loads a conversation: its member, and its newest messages if it was started. */
function useConversation(target: Wanted): ConversationState {
  const relation = useRelation(target.member ?? null);
  const { chats } = useChats();
  // The list may learn first that the other member has started one.
  const listed = chats?.find(({ profile_id }) => profile_id === target.member)?.id ?? null;
  const conversation = target.conversation ?? relation.data?.conversation ?? listed;
  const chat = useChat(conversation);
  const memberId = target.member ?? chat.data?.chat.profile_id ?? null;
  const member = useCall('GET /api/member.php', memberId === null ? null : { id: memberId });

  // A conversation started here by its first message stays on screen during its first load.
  const beganHere = useRef(false);
  if (relation.data?.conversation === null) beganHere.current = true;

  // Loaded messages stay readable during an outage, but not if the conversation was deleted or closed.
  const isOutage = chat.data !== undefined && !isEnd(chat.error);
  const code = findErrorCode(isOutage ? [] : [chat.error, relation.error, member.error]);
  if (relation.data?.blocked_by || code === 'blocked_by') return { state: 'blocked-by' };
  if (relation.data?.blocked || code === 'blocked') return { state: 'blocked', member: memberId };
  if (code === 'not_found' || code === 'gone') return { state: 'missing' };
  const profile = chat.data?.chat.profile ?? member.data?.profile;
  if (profile && (chat.data || beganHere.current)) {
    return {
      state: 'open',
      profile,
      full: member.data?.profile,
      answer: chat.data,
      isOpened: chat.isOpened,
      isGone: ['not_found', 'gone'].includes(findErrorCode([member.error]) ?? ''),
    };
  }
  if (code) {
    const reload = () => void Promise.all([relation.mutate(), chat.mutate(), member.mutate()]);
    return { state: 'failed', reload };
  }
  return { state: 'loading' };
}

function isEnd(error: unknown): boolean {
  return ['blocked', 'blocked_by', 'not_found', 'gone'].includes(findErrorCode([error]) ?? '');
}

function findErrorCode(errors: unknown[]) {
  const error = errors.find(Boolean);
  return error === undefined ? null : getErrorCode(error);
}
