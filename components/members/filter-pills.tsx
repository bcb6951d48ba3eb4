import { useTranslations } from 'next-intl';
import type { MemberSearch } from '../../lib/contract/members.ts';
import { withFilters } from '../../lib/rules/member-filters.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/link.tsx';

type Props = {
  search: MemberSearch;
  countryName: (code: string) => string;
  regionName: (country: string, code: string) => string;
};

/** The filters as pills: a press takes an active one out, or puts one of the most used in. */
export function FilterPills({ search, countryName, regionName }: Props) {
  const t = useTranslations('members.filter');
  const { gender, kind, country, countryregion, min_age, max_age } = search;
  return (
    <>
      <Pill
        active={gender === 'woman'}
        href={withFilters(search, { gender: gender === 'woman' ? undefined : 'woman' })}
      >
        {t('woman')}
      </Pill>
      <Pill
        active={gender === 'man'}
        href={withFilters(search, { gender: gender === 'man' ? undefined : 'man' })}
      >
        {t('man')}
      </Pill>
      {min_age || max_age ? (
        <Pill active href={withFilters(search, { min_age: undefined, max_age: undefined })}>
          {ageText(t, min_age, max_age)}
        </Pill>
      ) : null}
      {country ? (
        <Pill active href={withFilters(search, { country: undefined, countryregion: undefined })}>
          {countryName(country)}
        </Pill>
      ) : null}
      {country && countryregion ? (
        <Pill active href={withFilters(search, { countryregion: undefined })}>
          {regionName(country, countryregion)}
        </Pill>
      ) : null}
      <Pill
        active={kind === 'real'}
        href={withFilters(search, { kind: kind === 'real' ? undefined : 'real' })}
      >
        {t('real')}
      </Pill>
      {kind === 'fictional' ? (
        <Pill active href={withFilters(search, { kind: undefined })}>
          {t('fictional')}
        </Pill>
      ) : null}
    </>
  );
}

type PillProps = { active: boolean; href: string; children: string };

function Pill({ active, href, children }: PillProps) {
  const t = useTranslations('members.filter');
  return (
    <li>
      <SiteLink
        href={href}
        className="vk-chip"
        aria-current={active ? 'true' : undefined}
        aria-label={active ? t('remove', { filter: children }) : undefined}
      >
        {children}
        {active ? <Icon name="x-lg" /> : null}
      </SiteLink>
    </li>
  );
}

function ageText(
  t: ReturnType<typeof useTranslations<'members.filter'>>,
  min?: number,
  max?: number,
): string {
  if (min && max) return t('ageRange', { min, max });
  return min ? t('ageFrom', { min }) : t('ageTo', { max: max ?? 0 });
}
