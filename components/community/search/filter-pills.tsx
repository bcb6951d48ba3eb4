import { useLocale, useTranslations } from 'next-intl';
import type { MemberSearch } from '#lib/contract/community/members.ts';
import { profileFilters, withFilters, type MemberFilters } from '#lib/rules/community/member-filters.ts';
import { SiteLink } from '../../ui/link.tsx';
import { filterText } from './filter-text.ts';
import { RemovableChip } from './removable-chip.tsx';

type Props = {
  search: MemberSearch;
  countryName: (code: string) => string;
  regionName: (country: string, code: string) => string;
};

type Filter = { key: string; text: string; without: Partial<MemberFilters> };

/** The filters as pills: a press removes an active one, or adds one of the most used. */
export function FilterPills({ search, countryName, regionName }: Props) {
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
  countryName: Props['countryName'],
  regionName: Props['regionName'],
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
