import { useTranslations } from 'next-intl';
import { interestGroups, type Interest, type InterestGroup } from '#lib/contract/vocabulary.ts';
import { maxInterests } from '#lib/rules/community/profile-fields.ts';
import styles from './own-profile.module.css';
import type { SectionProps } from './section-props.ts';

const groups = Object.entries(interestGroups) as [InterestGroup, readonly Interest[]][];

/** Interests as chips. */
export function InterestsSection({ form }: SectionProps) {
  const t = useTranslations('ownProfile');
  const texts = useTranslations('profile');
  const isFull = form.watch('interests').length >= maxInterests;
  const chosen = form.watch('interests');
  return (
    <section className={`card ${styles.section}`} aria-labelledby="profile-interests">
      <h2 id="profile-interests" tabIndex={-1}>
        {t('sections.interests')}
      </h2>
      <p role="status" className="vk-muted">
        {isFull
          ? t('interestsFull', { max: maxInterests })
          : t('interestsChosen', { count: chosen.length, max: maxInterests })}
      </p>
      {groups.map(([group, interests]) => (
        <fieldset key={group} className="mb-3">
          <legend className={`form-label ${styles.legend}`}>{texts(`interestGroups.${group}`)}</legend>
          <div className="vk-chips">
            {interests.map((interest) => (
              <label key={interest} className="vk-chip-check">
                <input
                  type="checkbox"
                  value={interest}
                  disabled={isFull && !chosen.includes(interest)}
                  {...form.register('interests')}
                />
                <span className="vk-chip">{texts(`interests.${interest}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
