import { useTranslations } from 'next-intl';
import type { MemberSearch } from '#lib/contract/community/members.ts';
import { choices } from '#lib/contract/community/profile-vocabulary.ts';
import * as texts from '#lib/contract/vocabulary.ts';
import { offeredSexualities } from '#lib/rules/identity/offered-sexualities.ts';
import { profileFilters, type ProfileFilter } from '#lib/rules/community/member-filters.ts';
import { Icon } from '../../ui/icon.tsx';
import { Choice } from './filter-choice.tsx';
import styles from './search.module.css';

type Props = {
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
export function MoreFilters({ search, offered, wide }: Props) {
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
