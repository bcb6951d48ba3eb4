import { useLocale, useTranslations } from 'next-intl';
import { useRegions } from '#lib/browser/transport/hooks.ts';
import { placeFromTown, regionKind } from '#lib/rules/community/places.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { LocateButton } from '../../ui/locate-button.island.tsx';
import { TownInput } from '../../ui/town-input.tsx';
import styles from './own-profile.module.css';
import { type SectionProps, useFieldTexts } from './profile-sections.tsx';
import { displayName } from '#lib/contract/formats.ts';

/** Region and town; the account determines the country. */
export function PlaceSection({ form, profile }: SectionProps) {
  const t = useTranslations('ownProfile');
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
