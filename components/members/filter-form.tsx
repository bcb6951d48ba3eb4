import { useTranslations } from 'next-intl';
import type { MemberSearch } from '../../lib/contract/members.ts';
import { regionKind } from '../../lib/rules/region-kind.ts';
import { ageLimits } from '../../lib/rules/member-filters.ts';
import { SiteLink } from '../ui/link.tsx';
import styles from './members.module.css';

type Option = { value: string; text: string };

type Props = {
  search: MemberSearch;
  /** Path of the members screen as the visitor sees it. */
  action: string;
  minAge: number;
  countries: readonly Option[];
  /** Regions of the chosen country; empty where none is chosen. */
  regions: readonly Option[];
};

/** The search as a plain form: it works without JavaScript, and its address can be shared. */
export function FilterForm({ search, action, minAge, countries, regions }: Props) {
  const t = useTranslations('members.filter');
  const kinds = useTranslations('regionKinds');
  return (
    <form action={action} method="get" className={styles.filter}>
      <Choice
        name="gender"
        label={t('gender')}
        value={search.gender}
        options={[
          { value: 'woman', text: t('woman') },
          { value: 'man', text: t('man') },
        ]}
        any={t('anyGender')}
      />
      <Choice
        name="country"
        label={t('country')}
        value={search.country}
        options={countries}
        any={t('anyCountry')}
      />
      {search.country && regions.length > 0 ? (
        <Choice
          name="countryregion"
          label={kinds(regionKind(search.country))}
          value={search.countryregion}
          options={regions}
          any={t('anyRegion')}
        />
      ) : null}
      <fieldset className={styles.ages}>
        <legend className="form-label">{t('ages')}</legend>
        <Age name="min_age" label={t('minAge')} min={minAge} value={search.min_age} />
        <Age name="max_age" label={t('maxAge')} min={minAge} value={search.max_age} />
      </fieldset>
      <Choice
        name="kind"
        label={t('kind')}
        value={search.kind ?? 'both'}
        options={[
          { value: 'both', text: t('both') },
          { value: 'real', text: t('real') },
          { value: 'fictional', text: t('fictional') },
        ]}
      />
      <div className={styles.filterActions}>
        <button type="submit" className="btn btn-primary">
          {t('show')}
        </button>
        <SiteLink href="/members" className="btn btn-quiet">
          {t('reset')}
        </SiteLink>
      </div>
    </form>
  );
}

type ChoiceProps = { name: string; label: string; value?: string; options: readonly Option[]; any?: string };

function Choice({ name, label, value, options, any }: ChoiceProps) {
  return (
    <div>
      <label className="form-label" htmlFor={`filter-${name}`}>
        {label}
      </label>
      <select id={`filter-${name}`} name={name} className="form-select" defaultValue={value ?? ''}>
        {any === undefined ? null : <option value="">{any}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Age({ name, label, min, value }: { name: string; label: string; min: number; value?: number }) {
  return (
    <label className={styles.age}>
      <span className="vk-muted">{label}</span>
      <input
        type="number"
        name={name}
        className="form-control"
        inputMode="numeric"
        min={min}
        max={ageLimits.max}
        defaultValue={value}
      />
    </label>
  );
}
