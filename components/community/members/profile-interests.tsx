import { useTranslations } from 'next-intl';
import { interestGroups, type Interest, type InterestGroup } from '#lib/contract/vocabulary.ts';
import styles from './profile.module.css';

const groups = Object.entries(interestGroups) as [InterestGroup, readonly Interest[]][];

/** Interests by group. */
export function ProfileInterests({ interests }: { interests: readonly Interest[] }) {
  const t = useTranslations('member');
  const texts = useTranslations('profile');
  const shown = groups
    .map(([group, all]) => ({ group, interests: all.filter((each) => interests.includes(each)) }))
    .filter((each) => each.interests.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className="h3">{t('interests')}</h2>
      {shown.map(({ group, interests: ofGroup }) => (
        <div key={group}>
          <h3 className={styles.interestGroup}>{texts(`interestGroups.${group}`)}</h3>
          <ul className={styles.tags}>
            {ofGroup.map((interest) => (
              <li key={interest} className={styles.tag}>
                {texts(`interests.${interest}`)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
