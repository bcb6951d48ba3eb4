import { useTranslations } from 'next-intl';
import { SiteLink } from '../../ui/link.tsx';
import styles from './chat.module.css';

/** How many conversations a free member may still begin, said before the first message of a new one. */
export function StartsLeft({ count }: { count: number }) {
  const t = useTranslations('chat');
  const refusals = useTranslations('refusals');
  return (
    <p className={styles.startsLeft}>
      <span>{t('startsLeft', { count })}</span> <SiteLink href="/premium">{refusals('premium')}</SiteLink>
    </p>
  );
}
