import { ageLimits } from '../../contract/identity/age-limits.ts';
import { lifeFields, looksFields } from '../../contract/community/profile-vocabulary.ts';
import type { MemberPage, MemberSearch } from '../../contract/community/search.ts';

export type MemberFilters = Omit<MemberSearch, 'pageNumber' | 'cursor'>;

/** Profile fields that a search may filter, in the form's order; a brand offers some by `search_fields`. */
export const profileFilters = [
  ...lifeFields,
  'sexuality',
  'interests',
  ...looksFields,
] as const satisfies readonly (keyof MemberFilters)[];

export type ProfileFilter = (typeof profileFilters)[number];

/** The canonical order of a query, so that a search has one address and one cache entry. */
export const searchOrder = [
  'gender',
  'country',
  'countryregion',
  'city',
  'distance',
  'min_age',
  'max_age',
  'ages',
  'match',
  ...profileFilters,
  'kind',
  'pageNumber',
  'cursor',
] as const satisfies readonly (keyof MemberSearch)[];

/** A search without empty filters, with ages in order, no region without country, and no distance without town. */
export function tidySearch(search: MemberSearch): MemberSearch {
  const { kind, country, countryregion, city, distance, min_age, max_age, ages: anyAge, ...rest } = search;
  // The full range is no filter.
  const years = [min_age ?? ageLimits.min, max_age ?? ageLimits.max].sort((a, b) => a - b);
  const [from, to] = years as [number, number];
  return {
    ...rest,
    ...(country ? { country } : {}),
    ...(country && countryregion ? { countryregion } : {}),
    ...(city ? { city } : {}),
    ...(city && distance ? { distance } : {}),
    ...(from > ageLimits.min ? { min_age: from } : {}),
    ...(to < ageLimits.max ? { max_age: to } : {}),
    ...(anyAge && from === ageLimits.min && to === ageLimits.max ? { ages: anyAge } : {}),
    ...(kind && kind !== 'both' ? { kind } : {}),
  };
}

/** Path of a page of members, with the query in canonical order. */
export function membersPath(search: MemberSearch): string {
  const query = new URLSearchParams();
  for (const name of searchOrder) {
    const value = search[name];
    if (value !== undefined && !(name === 'pageNumber' && value === 1)) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '/members' : `/members?${text}`;
}

/** The filters only: the first page of the same search. */
export function toFilters({ pageNumber: _page, cursor: _cursor, ...filters }: MemberSearch): MemberFilters {
  return filters;
}

/** Paths of the adjacent pages; null for none. The previous page needs only the number, no cursor. */
export function pagePaths(
  search: MemberSearch,
  next: string | null,
): { previous: string | null; next: string | null } {
  const page = search.pageNumber ?? 1;
  const filters = toFilters(search);
  return {
    previous: page > 1 ? membersPath({ ...filters, pageNumber: page - 1 }) : null,
    next: next === null ? null : membersPath({ ...filters, pageNumber: page + 1, cursor: next }),
  };
}

/** The search with changed filters; its first page. */
export function withFilters(search: MemberSearch, change: Partial<MemberFilters>): string {
  return membersPath(tidySearch({ ...toFilters(search), ...change }));
}

type Widening = MemberPage['widened'][number];

/** Widenings to mention: without a town there is no distance, and without a country no region. */
export function relevantWidenings(widened: readonly Widening[]): Widening[] {
  const isIn = (each: Widening) => widened.includes(each);
  return widened.filter(
    (each) => !(each === 'distance' && isIn('city')) && !(each === 'region' && isIn('country')),
  );
}
