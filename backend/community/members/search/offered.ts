import type { MemberSearch } from '#lib/contract/community/members.ts';

/** The fields of a profile that a search compares by one value each. */
export const comparedFields = [
  'sexuality',
  'relationship_status',
  'signup_reason',
  'body_type',
  'hair_colour',
  'eye_colour',
  'tattoos',
] as const;

/** What a brand calls the parts of a search in its `search_fields`, where that is not the part's own name. */
const brandNames: Partial<Record<keyof MemberSearch, string>> = {
  countryregion: 'region',
  min_age: 'age',
  max_age: 'age',
};

/** Whatever a brand offers: to tell real members from fictional profiles, and to take off what we chose, is everybody's right. */
const always = ['kind', 'match', 'ages', 'pageNumber', 'cursor'];

/** The search without what the brand does not offer. */
export function offeredSearch(search: MemberSearch, searchFields: readonly string[]): MemberSearch {
  const offered = new Set([...searchFields, ...always]);
  const kept = Object.entries(search).filter(([name]) =>
    offered.has(brandNames[name as keyof MemberSearch] ?? name),
  );
  return Object.fromEntries(kept);
}
