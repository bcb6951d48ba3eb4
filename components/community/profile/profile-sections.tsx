import { useTranslations, useLocale } from 'next-intl';
import { choices, type ChoiceField } from '#lib/contract/community/profile-vocabulary.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './own-profile.module.css';
import { interestGroups, type Interest, type InterestGroup } from '#lib/contract/vocabulary.ts';
import { maxInterests, type ProfileValues } from '#lib/rules/community/profile-fields.ts';
import type { UseFormReturn } from 'react-hook-form';
import type { Profile } from '#lib/contract/community/profile.ts';
import { useRegions } from '#lib/browser/transport/hooks.ts';
import { placeFromTown, regionKind } from '#lib/rules/community/places.ts';
import { Field } from '../../ui/field.tsx';
import { LocateButton } from '../../ui/locate-button.island.tsx';
import { TownInput } from '../../ui/town-input.tsx';
import { displayName } from '#lib/contract/formats.ts';

/** Fields with one optional choice each; a status agrees with the member's gender. */
export function ChoiceFieldsSection({
  form,
  profile,
  title,
  fields,
}: SectionProps & { title: string; fields: readonly ChoiceField[] }) {
  const t = useTranslations('profileForm');
  const texts = useTranslations('profile');
  const errorWords = useFieldTexts();
  return (
    <section className={`card ${styles.section}`}>
      <h2>{title}</h2>
      <div className={styles.pair}>
        {fields.map((field) => (
          <SelectField
            key={field}
            id={`profile-${field}`}
            label={texts(`fields.${field}`)}
            error={errorWords(form.formState.errors[field])}
            empty={t('unset')}
            options={choices[field].map((value) => ({
              value,
              text:
                field === 'relationship_status'
                  ? texts(`relationshipOf.${profile.gender}.${value}`)
                  : texts(`${field}.${value}`),
            }))}
            {...form.register(field)}
          />
        ))}
      </div>
    </section>
  );
}

const groups = Object.entries(interestGroups) as [InterestGroup, readonly Interest[]][];

export function InterestsSection({ form }: SectionProps) {
  const t = useTranslations('profileForm');
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

export type SectionProps = { form: UseFormReturn<ProfileValues>; profile: Profile };

export function useFieldTexts(): (error: { message?: string } | undefined) => string | undefined {
  const t = useTranslations('errors.field');
  return (error) => {
    const code = error?.message;
    if (code === undefined) return undefined;
    return t.has(code) ? t(code) : t('invalid');
  };
}

/** Region and town; the account determines the country. */
export function PlaceSection({ form, profile }: SectionProps) {
  const t = useTranslations('profileForm');
  const kinds = useTranslations('regionKinds');
  const locale = useLocale();
  const fieldError = useFieldTexts();
  const { regions } = useRegions(true);
  const choices = regions?.[profile.country] ?? [];
  const { register, setValue, watch, formState } = form;
  const wrong = formState.errors;
  const country = displayName(locale, 'region', profile.country);
  const fillIn = (found: { city: string; country: string; region: string | null }) => {
    if (found.country !== profile.country) return;
    setValue('city', found.city, { shouldDirty: true, shouldValidate: true });
    const { region } = placeFromTown({ country: profile.country, region: watch('region') ?? '' }, found);
    setValue('region', region, { shouldDirty: true });
  };
  return (
    <section className={`card ${styles.section}`}>
      <h2>{t('sections.place')}</h2>
      <dl className={styles.fact}>
        <dt>{t('country')}</dt>
        <dd>{country}</dd>
      </dl>
      {choices.length > 0 && (
        <SelectField
          id="profile-region"
          label={kinds(regionKind(profile.country))}
          error={fieldError(wrong.region)}
          empty={t('unset')}
          options={choices.map(({ code, name }) => ({ value: code, text: name }))}
          {...register('region')}
          // The list arrives after the form: without this the browser would select its first entry.
          value={watch('region')}
        />
      )}
      <Field id="profile-city" label={t('city')} error={fieldError(wrong.city)}>
        {(control) => (
          <TownInput
            {...control}
            label={t('towns')}
            name="city"
            country={profile.country}
            value={watch('city')}
            onChange={(text) => setValue('city', text, { shouldDirty: true, shouldValidate: true })}
            onChoose={fillIn}
            {...(watch('region') ? {} : { onRecognise: fillIn })}
          />
        )}
      </Field>
      <LocateButton label={t('locate')} countries={[profile.country]} onFound={fillIn} />
    </section>
  );
}
