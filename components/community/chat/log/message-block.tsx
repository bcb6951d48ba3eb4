import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { Message } from '#lib/contract/community/chats.ts';
import { groupPlace, type Mark } from '#lib/rules/community/message-log.ts';
import { MessageItem, type MessageItemProps } from '../message/message-item.tsx';
import styles from './history.module.css';
import type { MessageActions } from './message-actions.ts';
import { useNearby } from './use-jump.ts';

export type BlockProps = {
  /** Consecutive messages of one day. */
  messages: readonly Message[];
  /** Their neighbours on the same day. */
  before: Message | undefined;
  after: Message | undefined;
  own: number;
  name: string;
  readUntil: number;
  /** The marks of these messages, by message id. */
  statuses: readonly (readonly [number, Mark])[];
  /** The first unread message, if in this block. */
  firstUnread: number | null;
  /** The jump target, if in this block; it is always rendered. */
  target: number | null;
  /** Whether the target is highlighted. */
  isHighlighted: boolean;
  actions: MessageActions;
};

/** A block of messages; far from the viewport it is an empty placeholder of the same height. */
export const MessageBlock = memo(function MessageBlock(props: BlockProps) {
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
          groupPosition={groupPlace(messages[at - 1] ?? before, message, messages[at + 1] ?? after)}
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

type Props = MessageItemProps & {
  /** First unread message. */
  isFirstUnread: boolean;
  /** Current jump target. */
  isTarget: boolean;
};

/** A message in the log, below the "unread" line where it is the first. */
const MessageRow = memo(function MessageRow({ isFirstUnread, isTarget, ...item }: Props) {
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
