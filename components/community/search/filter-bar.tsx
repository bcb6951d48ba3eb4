import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MemberSearch } from '#lib/contract/community/members.ts';
import type { Settings } from '#lib/contract/brands/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { appliedDefaultsId } from './applied-defaults-id.ts';
import { FilterForm } from './filter-form.tsx';
import { FilterPills } from './filter-pills.tsx';
import styles from './search.module.css';
import { displayName } from '#lib/contract/formats.ts';

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
