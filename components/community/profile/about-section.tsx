import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { offeredSexualities, sexualityForGender } from '#lib/rules/identity/offered-sexualities.ts';
import { aboutLength } from '#lib/rules/community/profile-fields.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SiteLink } from '../../ui/link.tsx';
import styles from './own-profile.module.css';
import { type SectionProps, useFieldTexts } from './profile-sections.tsx';
import { dateFormat } from '#lib/contract/formats.ts';

/** Name, age, sexuality and the text about oneself. */
export function AboutSection({
  form,
  profile,
  dateOfBirth,
  refusesContactData,
}: SectionProps & { dateOfBirth: string; refusesContactData: boolean }) {
  const t = useTranslations('profileForm');
  const locale = useLocale();
  const fieldError = useFieldTexts();
  const { register, formState } = form;
  const wrong = formState.errors;
  // A calendar date has no time zone; it is formatted in the one it was parsed in.
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${dateOfBirth}T00:00:00Z`),
  );
  return (
    <section className={`card ${styles.section}`}>
      <h2>{t('sections.you')}</h2>
      <Field id="profile-name" label={t('name')} hint={t('nameHint')} error={fieldError(wrong.name)}>
        {(control) => <input {...control} {...register('name')} autoComplete="nickname" />}
      </Field>
      <dl className={styles.fact}>
        <dt>{t('age')}</dt>
        <dd>{profile.age}</dd>
      </dl>
      <p className="form-text">{t('ageHint', { date })}</p>
      {profile.sexuality === null ? <WithoutSexuality /> : <SexualityField form={form} profile={profile} />}
      <Field
        id="profile-about_me"
        label={t('about')}
        hint={refusesContactData ? `${t('aboutHint')} ${t('aboutRule')}` : t('aboutHint')}
        error={fieldError(wrong.about_me)}
      >
        {(control) => <textarea {...control} {...register('about_me')} rows={6} />}
      </Field>
      <AboutCount form={form} />
    </section>
  );
}

function SexualityField({ form: { register, formState }, profile }: SectionProps) {
  const texts = useTranslations('profile');
  const fieldError = useFieldTexts();
  return (
    <SelectField
      id="profile-sexuality"
      label={texts('fields.sexuality')}
      error={fieldError(formState.errors.sexuality)}
      options={offeredSexualities(profile.gender, profile.sexuality).map((value) => ({
        value,
        text: texts(`sexuality.${sexualityForGender(profile.gender, value)}`),
      }))}
      {...register('sexuality')}
    />
  );
}

/** Replaces the field if the member has not consented to its processing. */
function WithoutSexuality() {
  const t = useTranslations('profileForm');
  const texts = useTranslations('profile');
  return (
    <dl className={styles.fact}>
      <dt>{texts('fields.sexuality')}</dt>
      <dd>
        {t.rich('sexualityOff', {
          settings: (word: ReactNode) => <SiteLink href="/settings#privacy">{word}</SiteLink>,
        })}
      </dd>
    </dl>
  );
}

/** Below this the count is announced too; earlier it would only disturb. */
const nearlyFull = 100;

/** The characters left for the text, beside the field. */
function AboutCount({ form }: Pick<SectionProps, 'form'>) {
  const t = useTranslations('profileForm');
  const count = aboutLength - form.watch('about_me').trim().length;
  const text = count < 0 ? t('aboutOver', { count: -count }) : t('aboutLeft', { count });
  return (
    <p className={count < 0 ? `${styles.count} text-danger` : styles.count}>
      <span data-numbers>{text}</span>
      <span className="visually-hidden" role="status">
        {count <= nearlyFull && count % 10 === 0 ? text : ''}
      </span>
    </p>
  );
}
