import { useTranslations } from 'next-intl';
import { useState, useEffect, useSyncExternalStore } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { SiteLink } from '#components/ui/link.tsx';
import type { Message } from '#lib/contract/community/chat.ts';
import type { PendingMessage } from '#lib/rules/community/optimistic-messages.ts';
import { PendingBubble } from '../message/pending-bubble.tsx';
import { useMarkRead, useFirstUnread, useUnseen } from './use-unread.ts';
import { DayGroups } from './message-blocks.tsx';
import styles from './history.module.css';
import { type MessageActions, useStableActions } from '../message/message-item.tsx';
import { useJump } from './use-jump.ts';
import { useFocusRestore } from './use-focus.ts';
import { useLogKeys } from './use-log-keys.ts';
import type { History, Load } from './use-messages.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';
import { useClock } from '../message/bubble.tsx';
import { browserStorage } from '#lib/browser/storage/storage.ts';

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

type AnnouncerProps = {
  /** The newest messages of the conversation; undefined until known. */
  newest: readonly Message[] | undefined;
  own: number;
  name: string;
};

/** Most messages announced individually; earlier ones are skipped. */
const maxAnnounced = 3;

/**
 * Announces the other member's new messages to screen readers, unless muted. The log itself is silent, because
 * scrolling mounts and unmounts messages.
 */
export function NewMessageAnnouncer({ newest, own, name }: AnnouncerProps) {
  const [spoken] = useSpokenMessages();
  const [announced, setAnnounced] = useState<{ until: number; messages: readonly Message[] }>();

  useEffect(() => {
    if (!newest) return;
    setAnnounced((before) => {
      const until = Math.max(before?.until ?? 0, newest.at(-1)?.id ?? 0);
      if (!before) return { until, messages: [] };
      const fresh = newest.filter(
        ({ id, sender, deleted }) => id > before.until && sender !== own && !deleted,
      );
      if (fresh.length === 0) return until === before.until ? before : { ...before, until };
      return { until, messages: [...before.messages, ...fresh].slice(-maxAnnounced) };
    });
  }, [newest, own]);

  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="false">
      {spoken
        ? announced?.messages.map((message) => (
            <SpokenMessage key={message.id} message={message} name={name} />
          ))
        : null}
    </div>
  );
}

function SpokenMessage({ message, name }: { message: Message; name: string }) {
  const t = useTranslations('chat');
  const gifts = useTranslations('giftNames');
  const time = useClock(message.created_at);
  const { gift, image, automatic } = message;
  const body = automatic ? `${t('automatic')}. ${message.body}` : message.body;
  const text = gift ? gifts('message', { gift: gifts(gift) }) : image ? t('spokenImage') : body;
  return <p>{t('spoken', { name, time, text })}</p>;
}

const silentKey = 'vonk_silent_messages';
const listeners = new Set<() => void>();
/** Mutes only this page when the browser stores nothing. */
let isSilent = false;

/** Whether new messages of the open conversation are announced, and its toggle; stored in this browser for all tabs. */
export function useSpokenMessages(): [spoken: boolean, setSpoken: (spoken: boolean) => void] {
  const spoken = useSyncExternalStore(
    subscribe,
    () => !loadIsSilent(),
    () => true,
  );
  return [spoken, setSpoken];
}

function setSpoken(spoken: boolean): void {
  isSilent = !spoken && !browserStorage.setItem(silentKey, '1');
  if (spoken) browserStorage.removeItem(silentKey);
  for (const listener of listeners) listener();
}

const loadIsSilent = () => isSilent || browserStorage.getItem(silentKey) !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
