import { useTranslations } from 'next-intl';
import { distances, type MemberSearch } from '#lib/contract/community/search.ts';
import { profileFilters, type ProfileFilter } from '#lib/rules/community/member-filters.ts';
import { regionKind } from '#lib/rules/community/places.ts';
import { SiteLink } from '../../ui/link.tsx';
import { AgeFields, PlaceFields } from './place-fields.island.tsx';
import { Choice, type Option } from './filter-parts.tsx';
import { SearchForm } from './search-form.island.tsx';
import styles from './search.module.css';
import { choices } from '#lib/contract/community/profile-vocabulary.ts';
import * as texts from '#lib/contract/vocabulary.ts';
import { offeredSexualities } from '#lib/rules/identity/offered-sexualities.ts';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  search: MemberSearch;
  /** The setting `search_fields`. */
  offered: readonly string[];
  /** Path of the members screen for the visitor. */
  action: string;
  minAge: number;
  countries: readonly Option[];
  /** Regions of the chosen country; empty for none. */
  regions: readonly Option[];
  /** Shows the profile filters too. */
  wide: boolean;
};

/** The search as a plain form: works without JavaScript and has a shareable address. */
export function FilterForm({ search, offered, action, minAge, countries, regions, wide }: Props) {
  const t = useTranslations('members.filter');
  const own = useTranslations('members.own');
  const kinds = useTranslations('regionKinds');
  const offers = (field: string) => offered.includes(field);
  return (
    <SearchForm action={action} className={styles.filter} title={t('title')} close={t('close')} wide={wide}>
      {/* Enter presses the first button of a form, which must search. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      {search.ages ? <input type="hidden" name="ages" value={search.ages} /> : null}
      {search.match ? <input type="hidden" name="match" value={search.match} /> : null}
      <div className={styles.fields}>
        {offers('gender') ? (
          <Choice
            name="gender"
            label={t('gender')}
            value={search.gender}
            options={[
              { value: 'woman', text: t('woman') },
              { value: 'man', text: t('man') },
            ]}
            any={t('anyGender')}
            anyForMembers={search.match ? undefined : own('match', { match: 'other' })}
          />
        ) : null}
        {offers('age') ? (
          <AgeFields
            search={search}
            min={minAge}
            texts={{ ages: t('ages'), from: t('minAge'), to: t('maxAge') }}
          />
        ) : null}
        <PlaceFields
          offered={['country', 'region', 'city', 'distance'].filter(offers)}
          country={search.country}
          region={search.countryregion}
          city={search.city}
          distance={search.distance}
          countries={countries}
          regions={regions}
          distances={distances}
          texts={{
            country: t('country'),
            anyCountry: t('anyCountry'),
            region: search.country ? kinds(regionKind(search.country)) : '',
            anyRegion: t('anyRegion'),
            city: t('city'),
            locate: t('locate'),
            distance: t('distance'),
            km: t('km', { distance: '{distance}' }),
          }}
        />
        {/* Shown for every brand: users have a right to tell real members from fictional profiles. */}
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
        <MoreFilters search={search} offered={profileFilters.filter(offers)} wide={wide} />
      </div>
      <div className={styles.filterActions}>
        <SiteLink href="/members" className="btn btn-quiet">
          {t('reset')}
        </SiteLink>
        <button type="submit" className="btn btn-primary">
          {t('show')}
        </button>
      </div>
    </SearchForm>
  );
}

type MoreFiltersProps = {
  search: MemberSearch;
  /** Profile fields that the brand offers in its search. */
  offered: readonly ProfileFilter[];
  /** Shows them; otherwise a button reloads the page with them. */
  wide: boolean;
};

const values = { sexuality: texts.sexualities, ...choices };

/**
 * The rarely used filters. Their texts would add some hundred words to every page of members, so they load by a button,
 * which preserves the form's values and works without JavaScript.
 */
function MoreFilters({ search, offered, wide }: MoreFiltersProps) {
  const t = useTranslations('members.filter');
  if (offered.length === 0) return null;
  if (!wide && !profileFilters.some((field) => search[field])) {
    return (
      <button type="submit" name="filters" value="more" className={`btn btn-quiet ${styles.more}`}>
        <Icon name="sliders" />
        {t('more')}
      </button>
    );
  }
  return (
    <details open className={styles.more}>
      <summary className="btn btn-quiet">
        <Icon name="chevron-down" />
        {t('more')}
      </summary>
      <div className={styles.fields} data-more>
        {offered.map((field) =>
          field === 'interests' ? (
            <InterestChoice key={field} value={search.interests} />
          ) : (
            <FieldChoice key={field} field={field} search={search} />
          ),
        )}
      </div>
    </details>
  );
}

function FieldChoice({ field, search }: { field: keyof typeof values; search: MemberSearch }) {
  const t = useTranslations('members.filter');
  const profile = useTranslations('profile');
  const { gender, sexuality } = search;
  // For women, the words that women use for themselves.
  const choices = field === 'sexuality' && gender ? offeredSexualities(gender, sexuality) : values[field];
  const options = choices.map((each) => ({
    value: each,
    text: profile(`${field}.${each}`),
  }));
  return (
    <Choice
      name={field}
      label={profile(`fields.${field}`)}
      value={search[field]}
      options={options}
      any={t('any')}
      className={field === 'sexuality' ? 'vk-signed-in-only' : undefined}
    />
  );
}

function InterestChoice({ value }: { value?: string }) {
  const t = useTranslations('members.filter');
  const profile = useTranslations('profile');
  return (
    <div>
      <label className="form-label" htmlFor="filter-interests">
        {t('interests')}
      </label>
      <select id="filter-interests" name="interests" className="form-select" defaultValue={value ?? ''}>
        <option value="">{t('any')}</option>
        {Object.entries(texts.interestGroups).map(([group, interests]) => (
          <optgroup key={group} label={profile(`interestGroups.${group as texts.InterestGroup}`)}>
            {interests.map((interest) => (
              <option key={interest} value={interest}>
                {profile(`interests.${interest}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
