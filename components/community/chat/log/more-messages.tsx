import { useTranslations } from 'next-intl';
import styles from './history.module.css';
import type { Load } from './use-load.ts';

/** The edge of what is loaded: the next part comes by itself, and by hand once that has failed. */
export function MoreMessages({ edge, of }: { edge: 'older' | 'newer'; of: Load }) {
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
