import type { MapTown } from '#lib/contract/community/map-towns.ts';
import type { Settings } from '#lib/contract/brands/settings.ts';

/** What visitors of the brand may search: members by their town, members only, or nothing; then nobody is counted either. */
export type TownSearch = 'by-town' | 'open' | 'closed';

/** What the brand's settings let a visitor search; a lander is one page for all, so a traffic source opens nothing. */
export function getTownSearch({
  logged_out_search,
  search_fields,
}: Pick<Settings, 'logged_out_search' | 'search_fields'>): TownSearch {
  if (logged_out_search === 'no') return 'closed';
  return search_fields.includes('city') && search_fields.includes('country') ? 'by-town' : 'open';
}

/** How a town is marked: by real members, else by fictional profiles, else not at all. */
export function townKind({ num_real, num_fictional }: MapTown): 'real' | 'fictional' | 'plain' {
  if (num_real !== null) return 'real';
  return num_fictional === null ? 'plain' : 'fictional';
}

/** Where a town of the map is searched. */
export function townPath(country: string, city: string): string {
  return `/members?${new URLSearchParams({ country, city }).toString()}`;
}
