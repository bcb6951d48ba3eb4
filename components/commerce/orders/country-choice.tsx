import { useLocale, useTranslations } from 'next-intl';
import { Field } from '../../ui/field.tsx';
import { displayName } from '#lib/contract/formats.ts';

type Props = {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[];
  chosen: string;
  onChange: (country: string) => void;
};

/** The member's country of payment. */
export function CountryChoice({ countries, chosen, onChange }: Props) {
  const t = useTranslations('order');
  const locale = useLocale();
  const named = countries
    .map((code) => ({ code, name: displayName(locale, 'region', code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <Field id="order-country" label={t('country')} hint={t('countryHint')}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          autoComplete="country"
          value={chosen}
          onChange={(event) => onChange(event.target.value)}
        >
          {named.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
