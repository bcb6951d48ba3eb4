import { useTranslations } from 'next-intl';
import {
  bodyTypes,
  eyeColours,
  hairColours,
  relationshipStatuses,
  signupReasons,
  tattoos,
} from '#lib/contract/vocabulary.ts';
import type { wordedFields } from '#lib/rules/community/profile-fields.ts';
import { Field } from '../../ui/field.tsx';
import styles from './own-profile.module.css';
import type { SectionProps } from './section-props.ts';
import { useFieldWords } from './use-field-words.ts';

type WordedField = (typeof wordedFields)[number];

const lists: Record<WordedField, readonly string[]> = {
  relationship_status: relationshipStatuses,
  signup_reason: signupReasons,
  body_type: bodyTypes,
  hair_colour: hairColours,
  eye_colour: eyeColours,
  tattoos,
};

/** Fields with one optional choice each; a status agrees with the member's gender. */
export function ChoiceFieldsSection({
  form,
  profile,
  title,
  fields,
}: SectionProps & { title: string; fields: readonly WordedField[] }) {
  const t = useTranslations('ownProfile');
  const words = useTranslations('profile');
  const errorWords = useFieldWords();
  return (
    <section className={`card ${styles.section}`}>
      <h2>{title}</h2>
      <div className={styles.pair}>
        {fields.map((field) => (
          <Field
            key={field}
            id={`profile-${field}`}
            label={words(`fields.${field}`)}
            error={errorWords(form.formState.errors[field])}
          >
            {(control) => (
              <select
                {...control}
                className={control.className.replace('form-control', 'form-select')}
                {...form.register(field)}
              >
                <option value="">{t('unset')}</option>
                {lists[field].map((value) => (
                  <option key={value} value={value}>
                    {field === 'relationship_status'
                      ? words(`relationshipOf.${profile.gender}.${value}`)
                      : words(`${field}.${value}`)}
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
