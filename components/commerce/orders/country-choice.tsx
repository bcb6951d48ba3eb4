import { useLocale, useTranslations } from 'next-intl';
import { SelectField } from '../../ui/select-field.tsx';
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
    .map((value) => ({ value, text: displayName(locale, 'region', value) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));
  return (
    <SelectField
      id="order-country"
      label={t('country')}
      hint={t('countryHint')}
      options={named}
      autoComplete="country"
      value={chosen}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
