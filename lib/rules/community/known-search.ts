import { type MemberSearch, memberSearchSchema } from '../../contract/community/search.ts';
import type { Settings } from '../../contract/brands/brands.ts';
import { searchOrder, tidySearch } from './member-filters.ts';

type Field = (typeof searchOrder)[number];
type Offer = Pick<Settings, 'countries' | 'region_data' | 'search_fields'>;

/** Different names of search fields in the brands' `search_fields`. */
const brandNames: Partial<Record<Field, string>> = {
  countryregion: 'region',
  min_age: 'age',
  max_age: 'age',
};

/** Fields of all brands. */
const always: readonly Field[] = ['kind', 'ages', 'match', 'pageNumber', 'cursor'];

/**
 * The search of an address as the brand supports it, and the ignored fields: those with unknown values, and those that
 * the brand does not offer.
 */
export function knownSearch(
  query: URLSearchParams,
  { countries, region_data, search_fields }: Offer,
): { search: MemberSearch; ignored: Field[] } {
  const values: Record<string, unknown> = {};
  const ignored: Field[] = [];
  for (const name of searchOrder) {
    const text = query.get(name);
    if (text === null) continue;
    const parsed = memberSearchSchema.shape[name].safeParse(text);
    if (parsed.success && isOffered(name)) values[name] = parsed.data;
    else ignored.push(name);
  }
  const { country, countryregion, city, distance } = values as MemberSearch;
  const leaveOut = (name: Field) => {
    delete values[name];
    ignored.push(name);
  };
  if (country && !countries.includes(country)) leaveOut('country');
  const regions = (country && region_data[country]) || [];
  if (countryregion && !regions.some(({ code }) => code === countryregion)) leaveOut('countryregion');
  if (distance && !city) leaveOut('distance');
  return { search: tidySearch(values), ignored };

  function isOffered(name: Field): boolean {
    return always.includes(name) || search_fields.includes(brandNames[name] ?? name);
  }
}
