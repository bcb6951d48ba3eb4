import { sql, type SQL } from 'drizzle-orm';
import type { MemberPage, Ring } from '#lib/contract/community/search.ts';
import { plainName } from '#lib/contract/plain-name.ts';
import { locationCondition, type LocatedSearch } from './location.ts';
import type { SearchPreferences } from './search-preferences.ts';
import { regionName } from '#backend/platform/geo/regions.ts';
import { displayName } from '#lib/contract/formats.ts';
import { countries, isCountry, type Country } from '#lib/contract/countries.ts';
import { listCities, type City, kilometres, type Position } from '#backend/platform/geo/cities.ts';

export type DistanceBandName = MemberPage['rings'][number]['ring'];

/** Part of a list: all matches of `search` that no earlier band holds. */
export type DistanceBand = {
  name: DistanceBandName | null;
  search: LocatedSearch;
  where?: SQL;
  /** Members of these countries come after the others whose language the viewer reads. */
  far?: readonly string[];
};

/** Radii in kilometres: nearby, and within travelling distance. */
const [near, wide] = [50, 200];

/** Distance bands outwards from the viewer's home, `rings` on the wire. A search for a place elsewhere, or a smaller one, is a single part. */
export function buildDistanceBands(search: LocatedSearch, { home }: SearchPreferences): DistanceBand[] {
  const { country, region } = home;
  if (search.place || (search.country && search.country !== country)) return [{ name: null, search }];
  if (search.countryregion && search.countryregion !== region) return [{ name: null, search }];

  const around = (distance: number) => locationAround(home, distance);
  const [isNear, isWide, isOfRegion, isOfCountry] = [
    toCondition(around(near)),
    toCondition(around(wide)),
    region ? sql`(profiles.region is not distinct from ${region})` : sql`false`,
    sql`(profiles.country = ${country})`,
  ];
  const isNearHere = sql`(${isNear} and ${isOfCountry})`;
  const bands: DistanceBand[] = [];
  const add = (name: DistanceBandName, place: Partial<LocatedSearch>, ...not: SQL[]) =>
    bands.push({
      name,
      search: { ...search, ...place },
      where: sql.join([sql`true`, ...not.map((each) => sql`not ${each}`)], sql` and `),
      ...(name === 'further' ? { far: farCountries(country) } : {}),
    });
  if (around(near)) add('near', { country, place: around(near) });
  if (region) add('region', { country, countryregion: region }, isNearHere);
  if (search.countryregion) return bands;
  if (around(wide) && !search.country) add('wider', { place: around(wide) }, isNearHere, isOfRegion);
  const outside = search.country ? isNearHere : sql`(${isNearHere} or ${isWide})`;
  add('country', { country }, outside, isOfRegion);
  if (!search.country) add('further', {}, isWide, isOfCountry);
  return bands;
}

function locationAround(
  { country, city, position }: SearchPreferences['home'],
  distance: number,
): LocatedSearch['place'] {
  return position && { plainCity: plainName(city ?? ''), town: { country, ...position }, distance };
}

/** Never null, so that it can be negated. */
function toCondition(place: LocatedSearch['place']): SQL {
  return place ? sql`coalesce(${locationCondition(place)}, false)` : sql`false`;
}

/** The start of each band among a page's rows, and the band in which the list begins, with place names. */
export function presentDistanceBands(
  rows: readonly (DistanceBandName | null)[],
  first: DistanceBandName | null,
  home: SearchPreferences['home'],
  locale: string,
): Pick<MemberPage, 'rings' | 'home'> {
  const rings = rows.flatMap((band, from) =>
    band && band !== rows[from - 1] ? [{ ...presentDistanceBand(band, home, locale), from }] : [],
  );
  return { rings, home: first && presentDistanceBand(first, home, locale) };
}

export function presentDistanceBand(
  band: DistanceBandName,
  { city, region, country }: SearchPreferences['home'],
  locale: string,
): Ring {
  const places: Record<DistanceBandName, string | null> = {
    near: city,
    region: region && regionName(region, locale),
    wider: city,
    country: displayName(locale, 'region', country),
    further: null,
  };
  return { ring: band, place: places[band] };
}

/** This many countries nearest to home are not far. */
const nearCount = 8;

/** The far countries, nearest first, by the mean position of their towns; none from an unknown country. */
export function farCountries(home: string): readonly Country[] {
  if (!isCountry(home)) return [];
  const known = farByHome.get(home) ?? sortFarCountries(home);
  farByHome.set(home, known);
  return known;
}

/** Every search asks for them. */
const farByHome = new Map<Country, readonly Country[]>();

function sortFarCountries(home: Country): Country[] {
  const distance = (each: Country) => kilometres(centres[home], centres[each]);
  return countries
    .filter((each) => each !== home)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(nearCount);
}

const centres = Object.fromEntries(
  countries.map((country) => [country, getCentre(listCities(country))]),
) as Record<Country, Position>;

function getCentre(towns: readonly City[]): Position {
  const mean = (coordinate: 'lat' | 'lon') =>
    towns.reduce((sum, town) => sum + town[coordinate], 0) / towns.length;
  return { lat: mean('lat'), lon: mean('lon') };
}
