import { useTranslations } from 'next-intl';
import type { MemberPage } from '#lib/contract/community/members.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './search.module.css';

/** What decides the order of a list, where it is shown (Digital Services Act, art. 27): behind one word, in the page. */
export function ListOrder({ found: { rings, home } }: { found: MemberPage }) {
  const t = useTranslations('members.order');
  const isPlain = rings.length === 0 || home === null;
  const place = !isPlain && home.ring === 'country' ? home.place : null;
  return (
    <details className={styles.order}>
      <summary>
        <Icon name="info-circle" />
        {t('title')}
      </summary>
      <p>{isPlain ? t('plain') : place ? t('visitor', { place }) : t('member')}</p>
    </details>
  );
}
