import { useTranslations } from 'next-intl';
import type { MemberPage, MemberSearch } from '../../lib/contract/members.ts';
import type { Settings } from '../../lib/contract/settings.ts';
import { pagePaths } from '../../lib/rules/member-filters.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterPills } from './filter-pills.tsx';
import { MemberGrid } from './member-grid.tsx';
import styles from './members.module.css';
import { Paging } from './paging.tsx';

type Props = {
  search: MemberSearch;
  found: MemberPage;
  settings: Pick<Settings, 'countries' | 'region_data' | 'min_age'>;
  fictionalWord: string;
  locale: string;
  /** A path of this site as the visitor sees it. */
  href: (path: string) => string;
};

/** The search: filters, how many it found, one page of them. */
export function MembersScreen({ search, found, settings, fictionalWord, locale, href }: Props) {
  const t = useTranslations('members');
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
  const countryName = (code: string) => countryNames.of(code) ?? code;
  const regions = (country: string) => settings.region_data[country] ?? [];
  const regionName = (country: string, code: string) =>
    regions(country).find((each) => each.code === code)?.name ?? code;
  const countries = settings.countries
    .map((value) => ({ value, text: countryName(value) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));
  const page = found.pageNumber;
  const { numResults: count } = found;
  return (
    <div className="container-xl vk-page">
      <h1 className="visually-hidden">{page > 1 ? t('pageTitle', { page }) : t('title')}</h1>
      <div className={styles.bar}>
        <details className={styles.search}>
          <summary className="vk-chip">
            <Icon name="sliders" />
            {t('filter.title')}
          </summary>
          <FilterForm
            search={search}
            action={href('/members')}
            minAge={settings.min_age}
            countries={countries}
            regions={(search.country ? regions(search.country) : []).map(({ code, name }) => ({
              value: code,
              text: name,
            }))}
          />
        </details>
        <ul className={`vk-chips ${styles.pills}`}>
          <FilterPills search={search} countryName={countryName} regionName={regionName} />
        </ul>
        <p className={styles.count} data-numbers>
          {found.numResultsIsMinimum ? t('countMoreThan', { count }) : t('count', { count })}
        </p>
      </div>
      {found.results.length > 0 ? (
        <MemberGrid
          members={found.results}
          fictionalWord={fictionalWord}
          label={t('grid')}
          words={{ like: (name) => t('like', { name }), failed: t('likeFailed') }}
          href={href}
          heading="h2"
          first
        />
      ) : (
        <EmptyState
          icon="search"
          title={t('empty.text')}
          action={<ButtonLink href="/members">{t('empty.action')}</ButtonLink>}
        />
      )}
      <Paging page={page} {...pagePaths(search, found.cursor)} />
    </div>
  );
}
