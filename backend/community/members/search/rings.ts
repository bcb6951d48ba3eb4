import { sql, type SQL } from 'drizzle-orm';
import type { MemberPage } from '#lib/contract/community/members.ts';
import { plainName } from '#backend/platform/geo/plain-name.ts';
import { placeCondition, type PlacedSearch } from './place.ts';
import type { SearchPreferences } from './search-preferences.ts';

export type RingName = MemberPage['rings'][number]['ring'];

/** Part of a list: all matches of `search` that no earlier ring holds. */
export type Ring = { name: RingName | null; search: PlacedSearch; where?: SQL };

/** Radii in kilometres: nearby, and within travelling distance. */
const [near, wide] = [50, 200];

/** Outwards from the reader's home. A search for a place elsewhere, or a smaller one, is a single part. */
export function buildRings(search: PlacedSearch, { home }: SearchPreferences): Ring[] {
  const { country, region } = home;
  if (search.place || (search.country && search.country !== country)) return [{ name: null, search }];
  if (search.countryregion && search.countryregion !== region) return [{ name: null, search }];

  const around = (distance: number) => placeAround(home, distance);
  const [isNear, isWide, isOfRegion, isOfCountry] = [
    conditionOf(around(near)),
    conditionOf(around(wide)),
    region ? sql`(profiles.region is not distinct from ${region})` : sql`false`,
    sql`(profiles.country = ${country})`,
  ];
  const isNearHere = sql`(${isNear} and ${isOfCountry})`;
  const rings: Ring[] = [];
  const add = (name: RingName, place: Partial<PlacedSearch>, ...not: SQL[]) =>
    rings.push({
      name,
      search: { ...search, ...place },
      ...(not.length
        ? {
            where: sql.join(
              not.map((each) => sql`not ${each}`),
              sql` and `,
            ),
          }
        : {}),
    });
  if (around(near)) add('near', { country, place: around(near) });
  if (region) add('region', { country, countryregion: region }, isNearHere);
  if (search.countryregion) return rings;
  if (around(wide) && !search.country) add('wider', { place: around(wide) }, isNearHere, isOfRegion);
  const outside = search.country ? isNearHere : sql`(${isNearHere} or ${isWide})`;
  add('country', { country }, outside, isOfRegion);
  if (!search.country) add('further', {}, isWide, isOfCountry);
  return rings;
}

function placeAround(
  { country, city, position }: SearchPreferences['home'],
  distance: number,
): PlacedSearch['place'] {
  return position && { plainCity: plainName(city ?? ''), town: { country, ...position }, distance };
}

/** Never null, so that it can be negated. */
function conditionOf(place: PlacedSearch['place']): SQL {
  return place ? sql`coalesce(${placeCondition(place)}, false)` : sql`false`;
}
