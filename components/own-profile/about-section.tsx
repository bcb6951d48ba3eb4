import { useFormatter, useTranslations } from 'next-intl';
import { sexualities } from '../../lib/contract/vocabulary.ts';
import { aboutLength } from '../../lib/rules/profile-fields.ts';
import { Field } from '../ui/field.tsx';
import styles from './own-profile.module.css';
import type { SectionProps } from './section-props.ts';
import { useFieldWords } from './use-field-words.ts';

/** Name, age, sexuality and the text about oneself. */
export function AboutSection({
  form,
  profile,
  dateOfBirth,
  refusesContactData,
}: SectionProps & { dateOfBirth: string; refusesContactData: boolean }) {
  const t = useTranslations('ownProfile');
  const words = useTranslations('profile');
  const format = useFormatter();
  const errorWords = useFieldWords();
  const { register, formState } = form;
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
        id="profile-about_me"
        label={t('about')}
        hint={refusesContactData ? `${t('aboutHint')} ${t('aboutRule')}` : t('aboutHint')}
        error={errorWords(wrong.about_me)}
      >
        {(control) => <textarea {...control} {...register('about_me')} rows={6} />}
      </Field>
      <AboutCount form={form} />
    </section>
  );
}

/** From here on the count is read aloud, too; before, it would only disturb. */
const nearlyFull = 100;

/** How many characters the text still takes, beside the field. */
function AboutCount({ form }: Pick<SectionProps, 'form'>) {
  const t = useTranslations('ownProfile');
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
