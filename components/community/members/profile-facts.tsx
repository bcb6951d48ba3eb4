import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { choiceFields } from '#lib/contract/community/profile-vocabulary.ts';
import type { Profile } from '#lib/contract/community/profile.ts';
import { sexualityForGender } from '#lib/rules/identity/offered-sexualities.ts';
import { regionKind } from '#lib/rules/community/places.ts';
import styles from './profile.module.css';
import { interestGroups, type Interest, type InterestGroup } from '#lib/contract/vocabulary.ts';

const worded = ['sexuality', ...choiceFields] as const;

type Props = {
  profile: Profile;
  visible: readonly string[];
  /** Facts for members only. */ children?: ReactNode;
};

type Fact = { field: string; label: string; value: string };

/** The profile fields that the brand shows and the member filled in; in some languages they depend on the gender. */
function useFacts(profile: Profile, visible: readonly string[]): Fact[] {
  const t = useTranslations('profile');
  const kinds = useTranslations('regionKinds');
  const { gender, relationship_status: status, sexuality } = profile;
  const facts: Fact[] = [];
  if (visible.includes('region') && profile.region_name) {
    facts.push({ field: 'region', label: kinds(regionKind(profile.country)), value: profile.region_name });
  }
  for (const field of worded) {
    const value = profile[field];
    if (value && visible.includes(field)) {
      let word = t(`${field}.${value}`);
      if (field === 'relationship_status' && status) word = t(`relationshipOf.${gender}.${status}`);
      if (field === 'sexuality' && sexuality) word = t(`sexuality.${sexualityForGender(gender, sexuality)}`);
      facts.push({ field, label: t(`fields.${field}`), value: word });
    }
  }
  return facts;
}

/** Highlights as tags beside the name: intention and living situation. */
export function ProfileHighlights({ profile, visible, children }: Props) {
  const highlights = useFacts(profile, visible).filter(({ field }) =>
    ['relationship_status', 'signup_reason', 'sexuality'].includes(field),
  );
  if (highlights.length === 0 && !children) return null;
  return (
    <ul className={styles.tags}>
      {highlights.map(({ field, value }) => (
        <li key={field} className={styles.tag}>
          {value}
        </li>
      ))}
      {children}
    </ul>
  );
}

/** All fields as a description list. */
export function ProfileFacts({ profile, visible, children }: Props) {
  const t = useTranslations('member');
  const facts = useFacts(profile, visible);
  if (facts.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className="h3">{t('facts')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ field, label, value }) => (
          <div key={field} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {children}
      </dl>
    </section>
  );
}

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
