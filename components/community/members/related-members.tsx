import { useTranslations } from 'next-intl';
import type { MemberTile as Member } from '#lib/contract/community/profile.ts';
import { OwnRelated } from './own-related.island.tsx';
import styles from './profile.module.css';
import { toTile } from './tile.ts';

type Props = { of: number; members: readonly Member[]; fictionalWord: string };

/** Similar members: the page's for visitors, the member's own for members. */
export function RelatedMembers({ of, members, fictionalWord }: Props) {
  const t = useTranslations('member');
  const texts = useTranslations('members');
  if (members.length === 0) return null;
  const shown = {
    fictionalWord,
    label: t('related'),
    like: texts('like', { name: '{name}' }),
    failed: texts('likeFailed'),
  };
  return (
    <section className={`${styles.section} ${styles.related}`}>
      <h2 className="h3 mb-3">{t('related')}</h2>
      <OwnRelated of={of} tiles={members.map(toTile)} {...shown} />
    </section>
  );
}
