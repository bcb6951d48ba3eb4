import type { MemberSearch } from '../contract/members.ts';

export type MemberFilters = Omit<MemberSearch, 'pageNumber' | 'cursor'>;

// Oldest and youngest age the form knows: whoever asks for all of it asks for nothing.
export const ageLimits = { min: 18, max: 99 } as const;

const order = [
  'gender',
  'country',
  'countryregion',
  'min_age',
  'max_age',
  'kind',
  'pageNumber',
  'cursor',
] as const;

/** A search without what asks for nothing, ages in their order, and no region without its country. */
export function tidySearch(search: MemberSearch): MemberSearch {
  const { kind, country, countryregion, min_age, max_age, ...rest } = search;
  const ages = [min_age ?? ageLimits.min, max_age ?? ageLimits.max].sort((a, b) => a - b);
  const [from, to] = ages as [number, number];
  return {
    ...rest,
    ...(country ? { country } : {}),
    ...(country && countryregion ? { countryregion } : {}),
    ...(from > ageLimits.min ? { min_age: from } : {}),
    ...(to < ageLimits.max ? { max_age: to } : {}),
    ...(kind && kind !== 'both' ? { kind } : {}),
  };
}

/** Path of a page of members, its query in the canonical order. */
export function membersPath(search: MemberSearch): string {
  const query = new URLSearchParams();
  for (const name of order) {
    const value = search[name];
    if (value !== undefined && !(name === 'pageNumber' && value === 1)) query.set(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '/members' : `/members?${text}`;
}

/** The filters alone: the first page of the same search. */
function filtersOf({ pageNumber: _page, cursor: _cursor, ...filters }: MemberSearch): MemberFilters {
  return filters;
}

/** Paths of the pages beside this one; null where there is none. The way back needs no cursor, only the number. */
export function pagePaths(
  search: MemberSearch,
  next: string | null,
): { previous: string | null; next: string | null } {
  const page = search.pageNumber ?? 1;
  const filters = filtersOf(search);
  return {
    previous: page > 1 ? membersPath({ ...filters, pageNumber: page - 1 }) : null,
    next: next === null ? null : membersPath({ ...filters, pageNumber: page + 1, cursor: next }),
  };
}

/** The search with some filters put in place of others; the first page of it. */
export function withFilters(search: MemberSearch, change: Partial<MemberFilters>): string {
  return membersPath(tidySearch({ ...filtersOf(search), ...change }));
}
