import { useLocale, useTranslations } from 'next-intl';
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Message } from '#lib/contract/community/chat.ts';
import { dayLabel, groupByDay } from '#lib/rules/community/day-dividers.ts';
import {
  cutBlocks,
  getDeliveryStates,
  positionInGroup,
  type DeliveryState,
} from '#lib/rules/community/message-log.ts';
import styles from './history.module.css';
import type { MessageActions } from './message-actions.ts';
import { MessageItem, type MessageItemProps } from '../message/message-item.tsx';

type Props = {
  messages: readonly Message[];
  /** Whether the newest message is included. */
  isWhole: boolean;
  own: number;
  name: string;
  readUntil: number;
  deliveredUntil: number;
  firstUnread: number | null;
  /** The message that is always rendered, and whether it is highlighted. */
  target: number | null;
  isHighlighted: boolean;
  actions: MessageActions;
};

/** The loaded messages by day, in blocks that render when they come near the viewport. */
export const DayGroups = memo(function DayGroups(props: Props) {
  const {
    messages,
    isWhole,
    own,
    name,
    readUntil,
    deliveredUntil,
    firstUnread,
    target,
    isHighlighted,
    actions,
  } = props;
  const t = useTranslations('chat');
  const locale = useLocale();
  const cuts = useRef(new Set<number>());
  const days = useMemo(
    () =>
      groupByDay(messages).map(({ day, messages: ofDay }) => ({
        day,
        blocks: cutBlocks(ofDay, cuts.current),
      })),
    [messages],
  );
  // The newest message is unknown if the loaded part ends before it.
  const marks = useMemo(
    () => (isWhole ? [...getDeliveryStates(messages, own, { readUntil, deliveredUntil })] : []),
    [messages, isWhole, own, readUntil, deliveredUntil],
  );
  const texts = { today: t('today'), yesterday: t('yesterday') };
  const now = new Date();
  return days.map(({ day, blocks }) => {
    const label = dayLabel(day, now, locale, texts);
    return (
      <div key={day} role="group" aria-label={label}>
        <p className={styles.day}>{label}</p>
        {blocks.map(({ key, messages: part }, at) => {
          const inPart = (id: number | null) => (id !== null && isIn(part, id) ? id : null);
          return (
            <MessageBlock
              key={key}
              messages={part}
              before={blocks[at - 1]?.messages.at(-1)}
              after={blocks[at + 1]?.messages[0]}
              own={own}
              name={name}
              readUntil={readUntil}
              statuses={marks.filter(([id]) => isIn(part, id))}
              firstUnread={inPart(firstUnread)}
              target={inPart(target)}
              isHighlighted={isHighlighted && inPart(target) !== null}
              actions={actions}
            />
          );
        })}
      </div>
    );
  });
});

function isIn(part: readonly Message[], id: number): boolean {
  return id >= (part[0]?.id ?? Infinity) && id <= (part.at(-1)?.id ?? 0);
}

type BlockProps = {
  /** Consecutive messages of one day. */
  messages: readonly Message[];
  /** Their neighbours on the same day. */
  before: Message | undefined;
  after: Message | undefined;
  own: number;
  name: string;
  readUntil: number;
  /** The marks of these messages, by message id. */
  statuses: readonly (readonly [number, DeliveryState])[];
  /** The first unread message, if in this block. */
  firstUnread: number | null;
  /** The jump target, if in this block; it is always rendered. */
  target: number | null;
  isHighlighted: boolean;
  actions: MessageActions;
};

/** A block of messages; far from the viewport it is an empty placeholder of the same height. */
const MessageBlock = memo(function MessageBlock(props: BlockProps) {
  const { messages, before, after, own, target } = props;
  const { ref, height } = useNearby(target !== null);
  if (height !== null) return <div ref={ref} className={styles.block} style={{ height }} />;
  return (
    <div ref={ref} className={styles.block}>
      {messages.map((message, at) => (
        <MessageRow
          key={message.client_message_id}
          message={message}
          own={message.sender === own}
          name={props.name}
          status={props.statuses.find(([id]) => id === message.id)?.[1]}
          readUntil={props.readUntil}
          groupPosition={positionInGroup(messages[at - 1] ?? before, message, messages[at + 1] ?? after)}
          isFirstUnread={message.id === props.firstUnread}
          isTarget={props.isHighlighted && message.id === target}
          actions={props.actions}
        />
      ))}
    </div>
  );
}, isSameBlock);

/** Blocks are rebuilt on every new message; most of them do not change. */
function isSameBlock(one: BlockProps, other: BlockProps): boolean {
  return (Object.keys(other) as (keyof BlockProps)[]).every((name) => {
    const [a, b] = [one[name], other[name]];
    if (Array.isArray(a) && Array.isArray(b)) return sameItems(a.flat(), b.flat());
    return Object.is(a, b);
  });
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

type MessageBlockProps = MessageItemProps & {
  isFirstUnread: boolean;
  isTarget: boolean;
};

/** A message in the log, below the "unread" line where it is the first. */
const MessageRow = memo(function MessageRow({ isFirstUnread, isTarget, ...item }: MessageBlockProps) {
  return (
    <div data-row={item.message.id} className={isTarget ? styles.target : undefined}>
      {isFirstUnread ? <UnreadLine /> : null}
      <MessageItem {...item} />
    </div>
  );
});

function UnreadLine() {
  const t = useTranslations('chat');
  return (
    <div className={styles.unread} role="separator" aria-label={t('unread')}>
      <span aria-hidden="true">{t('unread')}</span>
    </div>
  );
}

/** How far beyond the scroller's edges content is rendered. */
const margin = '1500px 0px';

type Callback = (entry: IntersectionObserverEntry) => void;

const callbacks = new WeakMap<Element, Callback>();
const observers = new WeakMap<Element, IntersectionObserver>();

/**
 * Whether to render a box in a scroller: `height` is null if so, else its last height in pixels. A box with the focus
 * or the jump target is always rendered.
 */
function useNearby(jumpTarget: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const isFar = useRef(false);
  const [height, setHeight] = useState<number | null>(null);

  useEffect(() => {
    const element = ref.current;
    const observer = element && observerFor(element);
    if (!element || !observer) return;
    const settle = () => {
      const mayGo = isFar.current && !element.contains(document.activeElement);
      // Rendered in a transition, as it has time and must not block scrolling.
      startTransition(() =>
        setHeight((before) => (mayGo ? (before ?? element.getBoundingClientRect().height) : null)),
      );
    };
    callbacks.set(element, ({ isIntersecting }) => {
      isFar.current = !isIntersecting;
      settle();
    });
    observer.observe(element);
    // Lets the focus move first.
    const onFocusOut = () => setTimeout(settle);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      observer.unobserve(element);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, []);

  return { ref, height: jumpTarget ? null : height };
}

/** One observer per scroller; browsers without support render everything. */
function observerFor(element: Element): IntersectionObserver | null {
  const root = element.closest('[role="log"]');
  if (!root || typeof IntersectionObserver === 'undefined') return null;
  let observer = observers.get(root);
  if (!observer) {
    observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) callbacks.get(entry.target)?.(entry);
      },
      { root, rootMargin: margin },
    );
    observers.set(root, observer);
  }
  return observer;
}
