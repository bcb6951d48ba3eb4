import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { Message } from '#lib/contract/community/chats.ts';
import { groupPlace, type Mark } from '#lib/rules/community/message-log.ts';
import { MessageItem, type MessageItemProps } from '../message/message-item.tsx';
import styles from './history.module.css';
import type { MessageActions } from './message-actions.ts';
import { useNearby } from './use-jump.ts';

export type BlockProps = {
  /** Some messages of one day that follow each other. */
  messages: readonly Message[];
  /** Those next to it on the same day. */
  before: Message | undefined;
  after: Message | undefined;
  own: number;
  name: string;
  readUntil: number;
  /** Marks of the messages in this block, by message id. */
  marks: readonly (readonly [number, Mark])[];
  /** The message before which the unread ones begin, if it is in this block. */
  firstUnread: number | null;
  /** The message that was jumped to, if it is in this block: it is drawn wherever it is. */
  target: number | null;
  /** Whether that message is lit up. */
  lit: boolean;
  actions: MessageActions;
};

/** A stretch of messages; far from what is in sight it is an empty box of the same height. */
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
          mark={props.marks.find(([id]) => id === message.id)?.[1]}
          readUntil={props.readUntil}
          place={groupPlace(messages[at - 1] ?? before, message, messages[at + 1] ?? after)}
          beginsUnread={message.id === props.firstUnread}
          isTarget={props.lit && message.id === target}
          actions={props.actions}
        />
      ))}
    </div>
  );
}, isSameBlock);

/** Blocks are cut anew with every message that comes; most of them still hold the same. */
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

type Props = Omit<MessageItemProps, 'seen' | 'delivered' | 'sent'> & {
  mark: Mark | undefined;
  /** The unread messages begin here. */
  beginsUnread: boolean;
  /** It was jumped to just now. */
  isTarget: boolean;
};

/** A message at its place in the log, below the line where the unread ones begin. */
const MessageRow = memo(function MessageRow({ mark, beginsUnread, isTarget, ...item }: Props) {
  return (
    <div data-row={item.message.id} className={isTarget ? styles.target : undefined}>
      {beginsUnread ? <UnreadLine /> : null}
      <MessageItem {...item} seen={mark === 'seen'} delivered={mark === 'delivered'} sent={mark === 'sent'} />
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
