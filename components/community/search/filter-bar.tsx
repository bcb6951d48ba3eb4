import { useTranslations, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { MemberSearch } from '#lib/contract/community/search.ts';
import type { Settings } from '#lib/contract/brands/brands.ts';
import { Icon } from '../../ui/icon.tsx';
import { appliedDefaultsId, filterText, RemovableChip } from './filter-parts.tsx';
import { FilterForm } from './filter-form.tsx';
import styles from './search.module.css';
import { displayName } from '#lib/contract/formats.ts';
import { profileFilters, withFilters, type MemberFilters } from '#lib/rules/community/member-filters.ts';
import { SiteLink } from '../../ui/link.tsx';

type Props = {
  search: MemberSearch;
  settings: Pick<Settings, 'countries' | 'region_data' | 'min_age' | 'search_fields'>;
  locale: string;
  /** Path of the members screen for the visitor. */
  action: string;
  /** Shows the form open with all filters. */
  wide: boolean;
  /** The search's origin, as `<li>`. */
  memory: ReactNode;
};

/** The active filters as pills in one line, and a button for the form. */
export function FilterBar({ search, settings, locale, action, wide, memory }: Props) {
  const t = useTranslations('members.filter');
  const countryName = (code: string) => displayName(locale, 'region', code);
  const regions = (country: string) => settings.region_data[country] ?? [];
  const regionName = (country: string, code: string) =>
    regions(country).find((each) => each.code === code)?.name ?? code;
  const countries = settings.countries
    .map((value) => ({ value, text: countryName(value) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));
  return (
    <div className={styles.bar}>
      <details className={styles.search} open={wide}>
        <summary className="vk-chip">
          <Icon name="sliders" />
          {t('title')}
        </summary>
        <FilterForm
          search={search}
          offered={settings.search_fields}
          action={action}
          minAge={settings.min_age}
          countries={countries}
          regions={(search.country ? regions(search.country) : []).map(({ code, name }) => ({
            value: code,
            text: name,
          }))}
          wide={wide}
        />
      </details>
      <ul className={`vk-chips ${styles.row} ${styles.scroll}`}>
        {memory}
        <li id={appliedDefaultsId} className={styles.defaults} />
        <FilterPills search={search} countryName={countryName} regionName={regionName} />
      </ul>
    </div>
  );
}

type FilterPillsProps = {
  search: MemberSearch;
  countryName: (code: string) => string;
  regionName: (country: string, code: string) => string;
};

type Filter = { key: string; text: string; without: Partial<MemberFilters> };

/** The filters as pills: a press removes an active one, or adds one of the most used. */
function FilterPills({ search, countryName, regionName }: FilterPillsProps) {
  const t = useTranslations('members.filter');
  const active = useActiveFilters(search, countryName, regionName);
  const offers = [
    search.gender ? null : { key: 'w', text: t('woman'), with: { gender: 'woman' as const } },
    search.gender ? null : { key: 'm', text: t('man'), with: { gender: 'man' as const } },
    search.kind ? null : { key: 'r', text: t('real'), with: { kind: 'real' as const } },
  ].filter((each) => each !== null);
  return (
    <>
      {active.map(({ key, text, without }) => (
        <li key={key} className={key === 'sexuality' ? 'vk-signed-in-only' : undefined}>
          <RemovableChip search={search} text={text} without={without} />
        </li>
      ))}
      {offers.map((offer) => (
        <li key={offer.key}>
          <SiteLink href={withFilters(search, offer.with)} className="vk-chip">
            {offer.text}
          </SiteLink>
        </li>
      ))}
    </>
  );
}

/** The active filters with their texts and what removing them changes. */
function useActiveFilters(
  search: MemberSearch,
  countryName: FilterPillsProps['countryName'],
  regionName: FilterPillsProps['regionName'],
): Filter[] {
  const t = useTranslations('members.filter');
  const own = useTranslations('members.own');
  const profile = useTranslations('profile');
  const locale = useLocale();
  const { gender, kind, country, countryregion, city, distance, min_age, max_age } = search;
  const filters: Filter[] = [];
  const add = (text: string, without: Partial<MemberFilters>) =>
    filters.push({ key: Object.keys(without).join(), text, without });

  if (gender) add(t(gender), { gender: undefined });
  if (min_age || max_age) add(ageText(t, min_age, max_age), { min_age: undefined, max_age: undefined });
  if (city) add(city, { city: undefined, distance: undefined });
  if (city && distance) add(t('within', { distance }), { distance: undefined });
  if (country && countryregion) add(regionName(country, countryregion), { countryregion: undefined });
  if (country) add(countryName(country), { country: undefined, countryregion: undefined });
  for (const field of profileFilters) {
    const value = search[field];
    if (value) add(filterText(profile, locale, field, value), { [field]: undefined });
  }
  if (kind && kind !== 'both') add(t(kind), { kind: undefined });
  if (search.ages) add(own('agesAny'), { ages: undefined });
  if (search.match) add(own('matchAny'), { match: undefined });
  return filters;
}

function ageText(
  t: ReturnType<typeof useTranslations<'members.filter'>>,
  min?: number,
  max?: number,
): string {
  if (min && max) return t('ageRange', { min, max });
  return min ? t('ageFrom', { min }) : t('ageTo', { max: max ?? 0 });
}
