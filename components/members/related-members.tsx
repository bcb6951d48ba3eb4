import { useTranslations } from 'next-intl';
import type { MemberTile as Member } from '../../lib/contract/profile.ts';
import { MemberGrid } from './member-grid.tsx';
import styles from './profile.module.css';

type Props = { members: readonly Member[]; fictionalWord: string };

/** Members who resemble the one on this page. */
export function RelatedMembers({ members, fictionalWord }: Props) {
  const t = useTranslations('member');
  const words = useTranslations('members');
  if (members.length === 0) return null;
  return (
    <section className={`${styles.section} ${styles.related}`}>
      <h2 className="h3 mb-3">{t('related')}</h2>
      <MemberGrid
        members={members}
        fictionalWord={fictionalWord}
        label={t('related')}
        words={{ like: (name) => words('like', { name }), failed: words('likeFailed') }}
      />
    </section>
  );
}
