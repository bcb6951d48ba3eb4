import { getTranslations } from 'next-intl/server';
import { filterText } from '#components/community/search/filter-text.ts';
import type { MemberSearch } from '#lib/contract/community/members.ts';
import { profileFilters } from '#lib/rules/community/member-filters.ts';
import { getSettings } from '#lib/upstream/settings.ts';
import { siteParams } from '#lib/upstream/site-params.ts';
import { displayName } from '#lib/contract/formats.ts';

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
