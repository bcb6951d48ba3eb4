import { useFormatter, useTranslations } from 'next-intl';
import { sexualities } from '../../lib/contract/vocabulary.ts';
import { aboutLength } from '../../lib/rules/profile-fields.ts';
import { Field } from '../ui/field.tsx';
import styles from './own-profile.module.css';
import type { SectionProps } from './section-props.ts';
import { useFieldWords } from './use-field-words.ts';

/** Name, age, sexuality and the text about oneself. */
export function AboutSection({ form, profile, dateOfBirth }: SectionProps & { dateOfBirth: string }) {
  const t = useTranslations('ownProfile');
  const words = useTranslations('profile');
  const format = useFormatter();
  const errorWords = useFieldWords();
  const { register, watch, formState } = form;
  const wrong = formState.errors;
  // A calendar date has no time zone; it is formatted in the one it was parsed in.
  const date = format.dateTime(new Date(`${dateOfBirth}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={`card ${styles.section}`}>
      <h2>{t('sections.you')}</h2>
      <Field id="profile-name" label={t('name')} hint={t('nameHint')} error={errorWords(wrong.name)}>
        {(control) => <input {...control} {...register('name')} autoComplete="nickname" />}
      </Field>
      <dl className={styles.fact}>
        <dt>{t('age')}</dt>
        <dd>{profile.age}</dd>
      </dl>
      <p className="form-text">{t('ageHint', { date })}</p>
      <Field id="profile-sexuality" label={words('fields.sexuality')} error={errorWords(wrong.sexuality)}>
        {(control) => (
          <select
            {...control}
            className={control.className.replace('form-control', 'form-select')}
            {...register('sexuality')}
          >
            {sexualities.map((value) => (
              <option key={value} value={value}>
                {words(`sexuality.${value}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id="profile-about"
        label={t('about')}
        hint={`${t('aboutHint')} ${t('aboutLeft', { count: aboutLength - watch('about_me').trim().length })}`}
        error={errorWords(wrong.about_me)}
      >
        {(control) => <textarea {...control} {...register('about_me')} rows={6} />}
      </Field>
    </section>
  );
}
