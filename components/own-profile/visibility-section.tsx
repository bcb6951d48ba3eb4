import { useTranslations } from 'next-intl';
import styles from './own-profile.module.css';
import type { SectionProps } from './section-props.ts';

/** Whether search engines may list the profile. */
export function VisibilitySection({ form }: SectionProps) {
  const t = useTranslations('ownProfile');
  return (
    <section className={`card ${styles.section}`}>
      <h2>{t('sections.visibility')}</h2>
      <div className="form-check">
        <input
          id="profile-indexable"
          type="checkbox"
          className="form-check-input"
          aria-describedby="profile-indexable-hint"
          {...form.register('indexable')}
        />
        <label className="form-check-label" htmlFor="profile-indexable">
          {t('indexable')}
        </label>
      </div>
      <p id="profile-indexable-hint" className="form-text">
        {t('indexableHint')}
      </p>
    </section>
  );
}
