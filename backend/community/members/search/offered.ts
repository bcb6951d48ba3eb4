import type { Actor } from '#backend/platform/http/session.ts';
import { choiceFields } from '#lib/contract/community/profile-vocabulary.ts';
import type { MemberSearch } from '#lib/contract/community/search.ts';

export const comparedFields = ['sexuality', ...choiceFields] as const;

/** Names of search parameters in the brand's `search_fields`, if different. */
const brandNames: Partial<Record<keyof MemberSearch, string>> = {
  countryregion: 'region',
  min_age: 'age',
  max_age: 'age',
};

/** Always available: telling real from fictional profiles, and removing our defaults. */
const always = ['kind', 'match', 'ages', 'pageNumber', 'cursor'];

/** Visitors cannot search by sexuality. */
export function searchFieldsFor(actor: Actor | null, fields: readonly string[]): readonly string[] {
  return actor ? fields : fields.filter((field) => field !== 'sexuality');
}

export function offeredSearch(search: MemberSearch, searchFields: readonly string[]): MemberSearch {
  const offered = new Set([...searchFields, ...always]);
  const allowed = Object.entries(search).filter(([name]) =>
    offered.has(brandNames[name as keyof MemberSearch] ?? name),
  );
  return Object.fromEntries(allowed);
}
