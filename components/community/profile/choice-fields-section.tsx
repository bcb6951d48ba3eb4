import { useTranslations } from 'next-intl';
import { choices, type ChoiceField } from '#lib/contract/community/profile-vocabulary.ts';
import { Field } from '../../ui/field.tsx';
import styles from './own-profile.module.css';
import type { SectionProps } from './section-props.ts';
import { useFieldTexts } from './use-field-texts.ts';

/** Fields with one optional choice each; a status agrees with the member's gender. */
export function ChoiceFieldsSection({
  form,
  profile,
  title,
  fields,
}: SectionProps & { title: string; fields: readonly ChoiceField[] }) {
  const t = useTranslations('ownProfile');
  const texts = useTranslations('profile');
  const fieldError = useFieldTexts();
  return (
    <section className={`card ${styles.section}`}>
      <h2>{title}</h2>
      <div className={styles.pair}>
        {fields.map((field) => (
          <Field
            key={field}
            id={`profile-${field}`}
            label={texts(`fields.${field}`)}
            error={fieldError(form.formState.errors[field])}
          >
            {(control) => (
              <select
                {...control}
                className={control.className.replace('form-control', 'form-select')}
                {...form.register(field)}
              >
                <option value="">{t('unset')}</option>
                {choices[field].map((value) => (
                  <option key={value} value={value}>
                    {field === 'relationship_status'
                      ? texts(`relationshipOf.${profile.gender}.${value}`)
                      : texts(`${field}.${value}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
    </section>
  );
}
