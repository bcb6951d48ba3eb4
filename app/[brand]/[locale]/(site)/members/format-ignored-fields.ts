import { getTranslations } from 'next-intl/server';
import type { profileFilters } from '#lib/rules/community/member-filters.ts';
import type { IgnoredName } from '#lib/site/member-search.ts';
import { siteParams } from '#lib/upstream/site-params.ts';
import { listFormat } from '#lib/contract/formats.ts';

/** The address fields that the search ignored; null for none. */
export async function formatIgnoredFields(fields: readonly IgnoredName[]): Promise<string | null> {
  if (fields.length === 0) return null;
  const [t, profile, { locale }] = await Promise.all([
    getTranslations('members'),
    getTranslations('profile.fields'),
    siteParams(),
  ]);
  const names: Record<Exclude<IgnoredName, (typeof profileFilters)[number]>, string> = {
    gender: t('filter.gender'),
    country: t('filter.country'),
    countryregion: profile('region'),
    city: t('filter.city'),
    distance: t('filter.distance'),
    min_age: t('filter.ages'),
    max_age: t('filter.ages'),
    ages: t('filter.ages'),
    match: t('own.title'),
    kind: t('filter.kind'),
    pageNumber: t('paging.label'),
    cursor: t('paging.label'),
    other: t('unknownFilter'),
  };
  const getName = (field: IgnoredName) => {
    if (field in names) return names[field as keyof typeof names];
    return field === 'interests' ? t('filter.interests') : profile(field as Parameters<typeof profile>[0]);
  };
  const list = listFormat(locale, { type: 'conjunction' });
  return t('ignored', { fields: list.format([...new Set(fields.map(getName))]) });
}
