import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon.tsx';
import styles from './message.module.css';

type Props = {
  /** Whether Tab leads here: only from the message that has the focus, so that the way through the log stays short. */
  reachable: boolean;
  onReact: () => void;
  onReply: () => void;
  onMore: () => void;
};

/** The buttons beside a message; where nothing hovers there is only "more". */
export function MessageTools({ reachable, onReact, onReply, onMore }: Props) {
  const t = useTranslations('chat.message');
  const tabIndex = reachable ? 0 : -1;
  const quick = `vk-round ${styles.quick}`;
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={quick}
        tabIndex={tabIndex}
        aria-label={t('react')}
        aria-haspopup="dialog"
        onClick={onReact}
      >
        <Icon name="emoji-smile" />
      </button>
      <button type="button" className={quick} tabIndex={tabIndex} aria-label={t('reply')} onClick={onReply}>
        <Icon name="reply" />
      </button>
      <button
        type="button"
        className="vk-round"
        tabIndex={tabIndex}
        aria-label={t('menu')}
        aria-haspopup="dialog"
        onClick={onMore}
      >
        <Icon name="three-dots" />
      </button>
    </div>
  );
}
