import { useTranslations } from 'next-intl';
import styles from './composer.module.css';

type Props = {
  id: string;
  /** Characters that may still be written; negative beyond the limit. */
  left: number;
  maxLength: number;
  price: string | null;
};

/** Below the field: what it costs in money, how much room is left once that is little, and the keys for screen readers. */
export function ComposerHint({ id, left, maxLength, price }: Props) {
  const t = useTranslations('chat');
  return (
    <div className={styles.hints}>
      <p className={styles.hint}>{price}</p>
      <p id={id} className="visually-hidden">
        {t('keys')}
      </p>
      <p className={`${styles.hint} ${left < 0 ? 'text-danger' : ''}`} role="status">
        {left < 0
          ? t('tooLong', { count: -left })
          : left <= nearLimit(maxLength)
            ? t('left', { count: left })
            : null}
      </p>
    </div>
  );
}

/** From how many characters left the counter shows: the last tenth, 100 at most. */
function nearLimit(maxLength: number): number {
  return Math.min(100, Math.floor(maxLength / 10));
}
