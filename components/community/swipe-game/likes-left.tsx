import { useTranslations } from 'next-intl';
import { swipeLikesADay } from '#lib/contract/vocabulary.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './swipe-game.module.css';
import { useResetTime } from './use-reset-time.ts';

type LikesLeftProps = { count: number; resetsAt: string };

/** The likes left today, as hearts and in words; where none is left, when there will be. */
export function LikesLeft({ count, resetsAt }: LikesLeftProps) {
  const t = useTranslations('swipeGame');
  const time = useResetTime(resetsAt);
  return (
    <p className={styles.left}>
      <span className={styles.hearts} aria-hidden="true">
        {Array.from({ length: swipeLikesADay }, (_, index) => (
          <Icon key={index} name={index < count ? 'heart-fill' : 'heart'} />
        ))}
      </span>
      <span>{count > 0 ? t('left', { count }) : t('none', { time })}</span>
    </p>
  );
}
