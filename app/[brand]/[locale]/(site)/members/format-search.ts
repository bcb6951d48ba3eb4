import { getTranslations } from 'next-intl/server';
import { filterText } from '#components/community/search/filter-parts.tsx';
import type { MemberSearch } from '#lib/contract/community/search.ts';
import { profileFilters } from '#lib/rules/community/member-filters.ts';
import { getSettings, siteParams } from '#lib/upstream/pages.ts';
import { displayName, listFormat } from '#lib/contract/formats.ts';
import type { IgnoredName } from '#lib/site/member-search.ts';

/** The title of a search: "Frauen in Berlin, 25–35 Jahre, Seite 2". */
export async function formatSearchTitle(search: MemberSearch): Promise<string> {
  const [t, filter, profile, settings, { locale }] = await Promise.all([
    getTranslations('members'),
    getTranslations('members.filter'),
    getTranslations('profile'),
    getSettings(),
    siteParams(),
  ]);
  const { gender, kind, country, countryregion, city, distance, min_age: min, max_age: max } = search;
  const who = gender ? filter(gender) : t('title');
  const parts = [city ? t('searchIn', { who, city }) : who];
  if (city && distance) parts.push(filter('within', { distance }));
  if (country && countryregion) {
    const region = settings.region_data[country]?.find(({ code }) => code === countryregion);
    parts.push(region?.name ?? countryregion);
  }
  if (country) parts.push(displayName(locale, 'region', country));
  if (min && max) parts.push(filter('ageRange', { min, max }));
  else if (min) parts.push(filter('ageFrom', { min }));
  else if (max) parts.push(filter('ageTo', { max }));
  for (const field of profileFilters) {
    const value = search[field];
    // The title is public, but only members get results for sexuality.
    if (value && field !== 'sexuality') parts.push(filterText(profile, locale, field, value));
  }
  if (kind && kind !== 'both') parts.push(filter(kind));
  const title = parts.join(', ');
  const page = search.pageNumber ?? 1;
  return page > 1 ? t('titlePage', { title, page }) : title;
}

type Counts = { real: number; fictional: number };

/** Above this count the text says "more than", as in the search. */
const exactCount = 1000;

/** Counts of real members and fictional profiles; zeros are left out. */
export async function formatCounts(counts: Counts): Promise<string> {
  const [t, { locale }] = await Promise.all([getTranslations('members'), siteParams()]);
  const parts = (['real', 'fictional'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) =>
      counts[kind] > exactCount
        ? t('countMoreThan', { count: exactCount, kind })
        : t('count', { count: counts[kind], kind }),
    );
  return listFormat(locale, { type: 'conjunction' }).format(parts);
}

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
