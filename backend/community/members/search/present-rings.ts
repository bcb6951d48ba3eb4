import type { MemberPage, Ring } from '#lib/contract/community/members.ts';
import { regionName } from '#backend/platform/geo/regions.ts';
import type { SearchPreferences } from './search-preferences.ts';
import type { RingName } from './rings.ts';
import { displayName } from '#lib/contract/formats.ts';

/** The start of each ring among a page's rows, and the ring in which the list begins, with place names. */
export function presentRings(
  rows: readonly (RingName | null)[],
  first: RingName | null,
  home: SearchPreferences['home'],
  locale: string,
): Pick<MemberPage, 'rings' | 'home'> {
  const rings = rows.flatMap((ring, from) =>
    ring && ring !== rows[from - 1] ? [{ ...presentRing(ring, home, locale), from }] : [],
  );
  return { rings, home: first && presentRing(first, home, locale) };
}

export function presentRing(
  ring: RingName,
  { city, region, country }: SearchPreferences['home'],
  locale: string,
): Ring {
  const places: Record<RingName, string | null> = {
    near: city,
    region: region && regionName(region, locale),
    wider: city,
    country: displayName(locale, 'region', country),
    further: null,
  };
  return { ring, place: places[ring] };
}
