import { useTranslations } from 'next-intl';
import { Icon } from '#components/ui/icon.tsx';
import styles from './history.module.css';

/** The way back to the newest message, with how many of the other member are still to be read there. */
export function ToEnd({ unseen, onPress }: { unseen: number; onPress: () => void }) {
  const t = useTranslations('chat');
  return unseen > 0 ? (
    <button type="button" className={`btn btn-info ${styles.toEnd}`} onClick={onPress}>
      <Icon name="arrow-down" /> <span>{t('newMessages', { count: unseen })}</span>
    </button>
  ) : (
    <button
      type="button"
      className={`vk-round ${styles.toEnd} ${styles.toEndAlone}`}
      aria-label={t('toEnd')}
      onClick={onPress}
    >
      <Icon name="arrow-down" />
    </button>
  );
}
