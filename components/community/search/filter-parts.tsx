import { useTranslations } from 'next-intl';
import type { MemberSearch } from '#lib/contract/community/search.ts';
import { withFilters, type MemberFilters, type profileFilters } from '#lib/rules/community/member-filters.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/link.tsx';
import { labelled } from '#lib/contract/labelled.ts';

type Props = { search: MemberSearch; text: string; without: Partial<MemberFilters> };

/** A filter of the list; a press removes it. */
export function RemovableChip({ search, text, without }: Props) {
  const t = useTranslations('members.filter');
  return (
    <SiteLink
      href={withFilters(search, without)}
      className="vk-chip"
      aria-current="true"
      aria-label={t('remove', { filter: text })}
    >
      <span>{text}</span>
      <Icon name="x-lg" />
    </SiteLink>
  );
}

export type Option = { value: string; text: string };

type ChoiceProps = {
  name: string;
  label: string;
  value?: string;
  options: readonly Option[];
  /** Label of the empty choice; without it a choice is required. */
  any?: string;
  /** The label for members, whose list has default filters (`search-form.island.tsx`). */
  anyForMembers?: string;
  className?: string;
};

export function Choice({ name, label, value, options, any, anyForMembers, className }: ChoiceProps) {
  return (
    <div className={className}>
      <label className="form-label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select id={`filter-${name}`} name={name} className="form-select" defaultValue={value ?? ''}>
        {any === undefined ? null : (
          <option value="" data-for-members={anyForMembers}>
            {any}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

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

/** Of the item in the filter bar that shows the defaults of a member's list. */
export const appliedDefaultsId = 'applied-defaults';
