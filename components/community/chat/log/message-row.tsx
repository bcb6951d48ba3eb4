import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { Mark } from '#lib/rules/community/seen-marker.ts';
import styles from './history.module.css';
import { MessageItem, type MessageItemProps } from '../message/message-item.tsx';

type Props = Omit<MessageItemProps, 'seen' | 'delivered' | 'sent'> & {
  mark: Mark | undefined;
  /** The unread messages begin here. */
  beginsUnread: boolean;
  /** It was jumped to just now. */
  isTarget: boolean;
};

/** A message at its place in the log, below the line where the unread ones begin. */
export const MessageRow = memo(function MessageRow({ mark, beginsUnread, isTarget, ...item }: Props) {
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
