import type { useTranslations } from 'next-intl';
import { labelled } from '#lib/contract/labelled.ts';
import type { profileFilters } from '#lib/rules/community/member-filters.ts';

type Field = (typeof profileFilters)[number];

/** A filter as text: an interest by its name, others with the field's name. */
export function filterText(
  profile: ReturnType<typeof useTranslations<'profile'>>,
  locale: string,
  field: Field,
  value: string,
): string {
  const label = profile(`${field}.${value}`);
  // "None" needs the field's name.
  return field === 'interests' ? label : labelled(locale, profile(`fields.${field}`), label);
}
