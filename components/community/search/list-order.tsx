import { useTranslations } from 'next-intl';
import type { MemberPage } from '#lib/contract/community/members.ts';
import styles from './search.module.css';

/** What decides the order of a list, where it is shown (Digital Services Act, art. 27). */
export function ListOrder({ found: { rings, home } }: { found: MemberPage }) {
  const t = useTranslations('members.order');
  if (rings.length === 0 || home === null) return <p className={styles.order}>{t('plain')}</p>;
  const { ring, place } = home;
  return (
    <p className={styles.order}>{ring === 'country' && place ? t('visitor', { place }) : t('member')}</p>
  );
}
