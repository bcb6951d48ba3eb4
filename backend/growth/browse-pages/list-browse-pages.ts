import {
  type BrowsePages,
  listBrowsePages as listBrowsePagesCall,
} from '#lib/contract/growth/browse-pages.ts';
import { interests } from '#lib/contract/vocabulary.ts';
import { listBrands, type Brand } from '#backend/brands/brand.ts';
import type { Db } from '#backend/platform/db/connect.ts';
import { namedRegions, regionName } from '#backend/platform/geo/regions.ts';
import { log } from '#backend/platform/http/log.ts';
import { countMembers, type Count } from './count-members.ts';
import { createCountCache } from './count-cache.ts';
import { stripDiacritics } from '#lib/contract/plain-name.ts';
import { route } from '#backend/platform/http/call.ts';

const countCache = createCountCache();
const toKey = ({ id, pool }: Pick<Brand, 'id' | 'pool'>) => `${pool} ${id}`;

/** Empty if visitors may not see members; without interests if the brand's search does not offer them. */
async function listBrowsePages(db: Db, brand: Brand, locale: string): Promise<BrowsePages> {
  const { logged_out_search, search_fields, countries } = brand.settings;
  if (logged_out_search === 'no') return { regions: [], interests: [] };
  const counts = await countCache.get(toKey(brand), () => countMembers(db, brand));
  const offers = (field: string) => search_fields.includes(field);
  return {
    regions: offers('country') && offers('region') ? countries.flatMap(getRegions) : [],
    interests: offers('interests')
      ? interests.flatMap((key) => presentCount(counts.interests.get(key), { key }))
      : [],
  };

  function getRegions(country: string): BrowsePages['regions'] {
    return namedRegions(country, locale).flatMap(({ code, name }) =>
      presentCount(counts.regions.get(code), {
        country,
        code,
        slug: regionSlug(code),
        name,
        towns: [...(counts.towns.get(code) ?? [])],
      }),
    );
  }
}

function presentCount<T>(count: Count | undefined, page: T): (T & Count)[] {
  return count ? [{ ...page, real: count.real, fictional: count.fictional, changed: count.changed }] : [];
}

/** Marks counts as outdated for the members in the tags, or for all if null. */
export function outdateCounts(tags: readonly string[] | null): void {
  countCache.outdate(
    (key) => tags === null || tags.includes(`members:${key.slice(0, key.lastIndexOf(' '))}`),
  );
}

/** Counts the members of all brands at startup: no page can wait for the first count of a million. */
export async function countAhead(db: Db): Promise<void> {
  try {
    for (const brand of (await listBrands(db)).values()) await listBrowsePages(db, brand, 'en');
  } catch (error) {
    log.warn({ err: error }, 'the members of the browse pages could not be counted ahead');
  }
}

/** Slug of a region's page: its code and its local name in plain letters, the same in every language. */
export function regionSlug(code: string): string {
  return `${code} ${stripDiacritics(regionName(code))}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export const browsePageRoutes = [
  route(listBrowsePagesCall, async ({ db, brand, locale, tag }) => {
    tag(`members:${brand.pool}`);
    return listBrowsePages(db, brand, locale);
  }),
];
