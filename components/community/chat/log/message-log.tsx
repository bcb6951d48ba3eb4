import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import type { Message } from '#lib/contract/community/chat.ts';
import type { PendingMessage } from '#lib/rules/community/optimistic-messages.ts';
import { PendingBubble } from '../message/pending-bubble.tsx';
import { useMarkRead, useFirstUnread, useUnseen } from './use-unread.ts';
import { DayGroups } from './message-blocks.tsx';
import styles from './history.module.css';
import { type MessageActions, useStableActions } from './message-actions.ts';
import { NewMessageAnnouncer } from './new-message-announcer.tsx';
import { useJump } from './use-jump.ts';
import { useFocusRestore } from './use-focus.ts';
import { useLogKeys } from './use-log-keys.ts';
import type { History, Load } from './use-messages.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

type Props = {
  name: string;
  /** The other member is a fictional profile: a machine may respond. */
  fictional: boolean;
  own: number;
  history: History;
  /** Actions of a message on the composer. */
  actions: Pick<MessageActions, 'onReply' | 'onEdit'>;
  onRetry: (message: PendingMessage) => void;
  onDiscard: (message: PendingMessage) => void;
};

/** The messages by day, then the pending ones; opens at the first unread message or at the end. */
export function MessageLog({ name, fictional, own, history, actions, onRetry, onDiscard }: Props) {
  const t = useTranslations('chat');
  const { messages, pending, older, newer, answer } = history;
  // The newest message seen on screen.
  const [sight, setSight] = useState(0);
  const scroll = useScrollAnchor({
    endsHere: !newer.more,
    onNearStart: () => older.state !== 'failed' && older.load(),
    onNearEnd: () => newer.state !== 'failed' && newer.load(),
    onSight: (newest, position) => {
      history.rememberPosition(position);
      setSight((before) => Math.max(before, newest));
    },
  });
  const { log, content, isAtEnd } = scroll;
  const jump = useJump(history, scroll);
  const firstUnread = useFirstUnread(history, scroll);
  const unseenCount = useUnseen(history, own, sight);
  const steady = useStableActions({ ...actions, onJump: jump.to });
  useFocusRestore(log);
  useLogKeys(log, newer.more ? () => jump.to('end') : null);
  useMarkRead({ chat: answer?.chat, messages, own, sight, isWhole: !newer.more });

  return (
    <div className={styles.area}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        // Scrolling mounts and unmounts messages; new ones are announced below.
        aria-live="off"
        aria-label={t('log', { name })}
        aria-busy={older.state === 'loading' || newer.state === 'loading'}
        tabIndex={0}
        onScroll={scroll.look}
      >
        <div ref={content}>
          <MoreMessages edge="older" of={older} />
          {messages.length + pending.length === 0 ? (
            <p className={styles.begin}>
              <span>{t('begin', { name })}</span>
              {fictional ? <span className="d-block">{t('beginFictional')}</span> : null}
            </p>
          ) : null}
          <DayGroups
            messages={messages}
            isWhole={!newer.more}
            own={own}
            name={name}
            readUntil={answer?.chat.read_until ?? 0}
            deliveredUntil={answer?.chat.delivered_until ?? 0}
            firstUnread={firstUnread}
            target={jump.target}
            isHighlighted={jump.lit}
            actions={steady}
          />
          <MoreMessages edge="newer" of={newer} />
          {newer.more
            ? null
            : pending.map((message) => (
                <PendingBubble
                  key={message.client_message_id}
                  message={message}
                  onRetry={() => onRetry(message)}
                  onDiscard={() => onDiscard(message)}
                />
              ))}
          {fictional && !newer.more ? <RealPeople name={name} messages={messages} /> : null}
        </div>
      </div>
      {isAtEnd ? null : <JumpToLatest unseenCount={unseenCount} onPress={() => jump.to('end')} />}
      <NewMessageAnnouncer newest={answer?.chat_messages} own={own} name={name} />
    </div>
  );
}

/** Jumps to the newest message, with the number of unseen ones there. */
function JumpToLatest({ unseenCount, onPress }: { unseenCount: number; onPress: () => void }) {
  const t = useTranslations('chat');
  return unseenCount > 0 ? (
    <button type="button" className={`btn btn-info ${styles.jumpToLatest}`} onClick={onPress}>
      <Icon name="arrow-down" /> <span>{t('newMessages', { count: unseenCount })}</span>
    </button>
  ) : (
    <button
      type="button"
      className={`vk-round ${styles.jumpToLatest} ${styles.jumpAlone}`}
      aria-label={t('toEnd')}
      onClick={onPress}
    >
      <Icon name="arrow-down" />
    </button>
  );
}

/** The edge of the loaded part: the next loads automatically, or by a button after a failure. */
function MoreMessages({ edge, of }: { edge: 'older' | 'newer'; of: Load }) {
  const t = useTranslations('chat');
  if (!of.more) return null;
  return (
    <div className={styles.more}>
      {of.state === 'failed' ? (
        <>
          <p className={styles.moreFailed} role="status">
            {t(edge === 'older' ? 'olderFailed' : 'newerFailed')}
          </p>
          <button type="button" className="btn btn-sm btn-outline" onClick={of.load}>
            {t('retry')}
          </button>
        </>
      ) : (
        <span className="spinner-border spinner-border-sm" role="img" aria-label={t(edge)} />
      )}
    </div>
  );
}

/** Automatic responses before the hint at real people. */
const maxAnswers = 2;

/** After a fictional profile's second automatic response, says that a program is writing and links to real people. */
function RealPeople({ name, messages }: { name: string; messages: readonly Message[] }) {
  const t = useTranslations('chat.realPeople');
  if (messages.filter(({ automatic }) => automatic).length < maxAnswers) return null;
  return (
    <div className={styles.begin} role="status">
      <p className="mb-2">{t('text', { name })}</p>
      <SiteLink href="/members?kind=real" className="btn btn-sm btn-info">
        {t('search')}
      </SiteLink>
    </div>
  );
}
