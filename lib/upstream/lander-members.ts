import 'server-only';
import { getMapTowns as mapTownsCall, type TownMap } from '../contract/community/map-towns.ts';
import type { MemberTile } from '../contract/community/profile.ts';
import { getHomeCountry } from '../contract/commerce/price-country.ts';
import { getMainLocale } from '../i18n/own-locale.ts';
import { isSearchOpen } from '../rules/community/search-access.ts';
import { callBackend } from './client.ts';
import { searchMembers } from './members.ts';
import { getSettings } from './settings.ts';
import { siteParams } from './site-params.ts';

export type Pictured = {
  members: MemberTile[];
  /** Real members and fictional profiles of the brand; null if there are too many to count. */
  counts: { real: number; fictional: number } | null;
};

/** Minimum number of members from the country of the brand's own language for a lander to prefer them. */
const enough = 8;

/**
 * Members with a reviewed photo and consent to advertising, and fictional profiles, most recently active first. Empty
 * where the brand restricts its search for visitors or for those of a traffic source, as all get the same lander.
 * @throws BackendUnavailable
 */
export async function listPictured(): Promise<Pictured> {
  const settings = await getSettings();
  if (!isSearchOpen(settings)) return { members: [], counts: null };
  const country = getHomeCountry(getMainLocale(settings));
  const surface = 'advertising';
  const [nearby, everybody] = await Promise.all([
    searchMembers({ country, with_photo: '1', surface }),
    searchMembers({ with_photo: '1', surface }),
  ]);
  const { results } = nearby.results.length >= enough ? nearby : everybody;
  return {
    members: results.filter(({ main_image }) => main_image?.status === 'active'),
    counts: getCounts(await searchMembers({})),
  };
}

function getCounts(page: Awaited<ReturnType<typeof searchMembers>>): Pictured['counts'] {
  if (page.numResultsIsMinimum || page.numFictional === null) return null;
  return { real: page.numResults - page.numFictional, fictional: page.numFictional };
}

/** The map of a country in the page's language. @throws BackendUnavailable */
export async function getTownMap(country: string): Promise<TownMap> {
  const [{ brand, locale }, { pool }] = await Promise.all([siteParams(), getSettings()]);
  return callBackend(mapTownsCall, {
    brand,
    locale,
    query: { country },
    tags: [`brand:${brand}`, `members:${pool}`],
    revalidate: 300,
  });
}
