import type { useTranslations } from 'next-intl';
import { labelled } from '#lib/contract/labelled.ts';
import type { profileFilters } from '#lib/rules/community/member-filters.ts';

type Field = (typeof profileFilters)[number];

/** What a search asks of one field, in words: an interest by its name, anything else with the name of the field. */
export function filterText(
  profile: ReturnType<typeof useTranslations<'profile'>>,
  locale: string,
  field: Field,
  value: string,
): string {
  const label = profile(`${field}.${value}`);
  // "None" alone would not say of what.
  return field === 'interests' ? label : labelled(locale, profile(`fields.${field}`), label);
}
