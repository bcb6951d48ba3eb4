import type { MemberPage, Ring } from '#lib/contract/community/members.ts';
import { regionName } from '#backend/platform/geo/regions.ts';
import type { SearchPreferences } from './search-preferences.ts';
import type { DistanceBandName } from './distance-bands.ts';
import { displayName } from '#lib/contract/formats.ts';

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
