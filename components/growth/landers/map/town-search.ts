import type { MapTown } from '#lib/contract/community/map-towns.ts';
import type { Settings } from '#lib/contract/brands/brands.ts';

/** What visitors of the brand may search: members by town, members only, or nothing; the last also hides the counts. */
export type TownSearch = 'by-town' | 'open' | 'closed';

/** What visitors may search by the settings; landers are shared pages, so a traffic source makes no difference. */
export function getTownSearch({
  logged_out_search,
  search_fields,
}: Pick<Settings, 'logged_out_search' | 'search_fields'>): TownSearch {
  if (logged_out_search === 'no') return 'closed';
  return search_fields.includes('city') && search_fields.includes('country') ? 'by-town' : 'open';
}

/** A town's mark: for real members, else for fictional profiles, else none. */
export function townKind({ num_real, num_fictional }: MapTown): 'real' | 'fictional' | 'plain' {
  if (num_real !== null) return 'real';
  return num_fictional === null ? 'plain' : 'fictional';
}

/** Path of the search in a town. */
export function townPath(country: string, city: string): string {
  return `/members?${new URLSearchParams({ country, city }).toString()}`;
}
