import { useTranslations } from 'next-intl';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { profileCompleteness, type Completable } from '#lib/rules/community/profile-completeness.ts';
import type { ProfileValues } from '#lib/rules/community/profile-fields.ts';
import { regionKind } from '#lib/rules/community/places.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './own-profile.module.css';

type Props = {
  form: UseFormReturn<ProfileValues>;
  /** Photos that are not rejected; null until known. */
  photos: number | null;
  visible: readonly string[];
  /** The account's country. */
  country: string;
  hasRegions: boolean;
};

/** The profile's completeness during editing, with links to what is missing. */
export function CompletenessCard({ form, photos, visible, country, hasRegions }: Props) {
  const t = useTranslations('profileForm');
  const texts = useTranslations('profile.fields');
  const kinds = useTranslations('regionKinds');
  const values = useWatch({ control: form.control, compute: (now: ProfileValues) => now });
  const { percent, missing } = profileCompleteness(values, { photos: photos ?? 1, visible, hasRegions });
  const getLabel = (field: Completable) => {
    if (field === 'photos' || field === 'interests') return t(`completeness.${field}`);
    if (field === 'about_me') return t('about');
    return field === 'region' ? kinds(regionKind(country)) : texts(field);
  };
  return (
    <section className={`card ${styles.section} ${styles.completeness}`} aria-labelledby="profile-complete">
      <h2 id="profile-complete">{t('completeness.title', { percent })}</h2>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      {missing.length === 0 ? (
        <p className={styles.done}>
          <Icon name="check2" /> {t('completeness.done')}
        </p>
      ) : (
        <>
          <p className="vk-muted mb-1">{t('completeness.hint')}</p>
          <ul className={styles.missing}>
            {missing.map((field) => (
              <li key={field}>
                <a
                  href={`#${fieldId(field)}`}
                  className="vk-chip"
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(fieldId(field));
                  }}
                >
                  {getLabel(field)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function fieldId(field: Completable): string {
  return `profile-${field}`;
}

function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
