import { useEffect, type RefObject } from 'react';
import { preload } from 'swr';
import { fieldText } from '#lib/browser/transport/error-text.ts';
import { fetchKey, useRegions } from '#lib/browser/transport/hooks.ts';
import type { CallKey } from '#lib/browser/transport/keys.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import { placeFromTown, regionKind } from '#lib/rules/community/places.ts';
import { useSite } from '../../site/site-context.island.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { LocateButton } from '../../ui/locate-button.island.tsx';
import { TownInput } from '../../ui/town-input.tsx';
import type { StepProps } from './use-signup-form.ts';
import { displayName } from '#lib/contract/formats.ts';

type Props = StepProps & {
  /** Countries (ISO codes) that may sign up here. */
  countries: readonly string[];
  /** The words for regions by country. */
  regionKinds: Texts['regionKinds'];
  /** Receives the countries that are divided into regions. */
  dividedRef: RefObject<ReadonlySet<string>>;
};

export function preloadRegions(): void {
  const key: CallKey<'GET /api/regions.php'> = ['GET /api/regions.php', undefined];
  void preload(key, fetchKey<'GET /api/regions.php'>).catch(() => undefined);
}

/** Step 3: country, region (under the country's word for it) and town. */
export function PlaceStep({ form, texts: { place }, errors, countries, regionKinds, dividedRef }: Props) {
  const { locale } = useSite();
  const { register, setValue, watch, formState } = form;
  const { regions, error: regionsError } = useRegions(true);
  useEffect(() => {
    const countriesWithRegions = Object.entries(regions ?? {}).filter(([, all]) => all.length > 0);
    dividedRef.current = new Set(countriesWithRegions.map(([code]) => code));
  }, [dividedRef, regions]);
  const country = watch('country');
  const sorted = [...countries].sort((one, other) =>
    displayName(locale, 'region', one).localeCompare(displayName(locale, 'region', other), locale),
  );
  const choices = regions?.[country] ?? [];
  const wrong = formState.errors;
  const fillIn = (found: { city: string; country: string; region: string | null }) => {
    setValue('city', found.city, { shouldDirty: true });
    if (!countries.includes(found.country)) return;
    const chosen = placeFromTown({ country, region: watch('region') }, found);
    setValue('country', chosen.country);
    setValue('region', chosen.region, { shouldValidate: formState.isSubmitted });
  };
  return (
    <>
      <SelectField
        id="signup-country"
        label={place.country}
        error={fieldText(wrong.country?.message, errors)}
        options={sorted.map((value) => ({ value, text: displayName(locale, 'region', value) }))}
        autoComplete="country"
        {...register('country', { onChange: () => setValue('region', '') })}
      />
      {choices.length > 0 && (
        <SelectField
          id="signup-region"
          label={regionKinds[regionKind(country)]}
          error={fieldText(wrong.region?.message, errors)}
          empty={place.choose}
          options={choices.map(({ code, name }) => ({ value: code, text: name }))}
          autoComplete="address-level1"
          {...register('region')}
          // The value may belong to a country whose list renders later.
          value={watch('region')}
        />
      )}
      {regionsError && !regions && <p className="form-text">{place.regionsFailed}</p>}
      <Field
        id="signup-city"
        label={place.city}
        hint={place.hint}
        error={fieldText(wrong.city?.message, errors)}
      >
        {(control) => (
          <TownInput
            {...control}
            label={place.city}
            name="city"
            country={country}
            value={watch('city')}
            onChange={(text) =>
              setValue('city', text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
            }
            onChoose={fillIn}
            {...(watch('region') ? {} : { onRecognise: fillIn })}
          />
        )}
      </Field>
      <div className="vk-field">
        <LocateButton label={place.locate} countries={countries} onFound={fillIn} />
      </div>
    </>
  );
}
