import type { Actor } from '#backend/platform/http/session.ts';
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

/** What a brand offers a caller to search by: nobody without an account asks who is of which sexuality. */
export function searchFieldsFor(actor: Actor | null, fields: readonly string[]): readonly string[] {
  return actor ? fields : fields.filter((field) => field !== 'sexuality');
}

/** The search without what the brand does not offer. */
export function offeredSearch(search: MemberSearch, searchFields: readonly string[]): MemberSearch {
  const offered = new Set([...searchFields, ...always]);
  const allowed = Object.entries(search).filter(([name]) =>
    offered.has(brandNames[name as keyof MemberSearch] ?? name),
  );
  return Object.fromEntries(allowed);
}
