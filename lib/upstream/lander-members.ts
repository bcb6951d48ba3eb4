import 'server-only';
import { cache } from 'react';
import { getMapTowns as mapTownsCall, type TownMap } from '../contract/community/map-towns.ts';
import type { MemberTile } from '../contract/community/profile.ts';
import { countryOfLocale } from '../contract/commerce/price-country.ts';
import { mainLocaleOf } from '../i18n/own-locale.ts';
import { mapCountry } from '../rules/community/map-country.ts';
import { isSearchOpen } from '../rules/community/search-access.ts';
import { callBackend } from './client.ts';
import { searchMembers } from './members.ts';
import { getSettings } from './settings.ts';
import { siteParams } from './site-params.ts';

export type Pictured = {
  members: MemberTile[];
  /** Members of the brand, real and fictional apart; null where there are more than are counted. */
  counts: { real: number; fictional: number } | null;
};

/** A lander shows members of the country of the brand's own language where there are at least this many of them. */
const enough = 8;

/**
 * Members with a reviewed photo who agreed to stand in advertising, and fictional profiles, for a lander, who was here last first; nobody where the brand keeps its search from strangers or
 * from visitors of a traffic source: a lander is the same page for all of them. @throws BackendUnavailable
 */
export async function listPictured(): Promise<Pictured> {
  const settings = await getSettings();
  if (!isSearchOpen(settings)) return { members: [], counts: null };
  const country = countryOfLocale(mainLocaleOf(settings));
  const surface = 'advertising';
  const [nearby, everybody] = await Promise.all([
    searchMembers({ country, with_photo: '1', surface }),
    searchMembers({ with_photo: '1', surface }),
  ]);
  const { results } = nearby.results.length >= enough ? nearby : everybody;
  return {
    members: results.filter(({ main_image }) => main_image?.status === 'active'),
    counts: countsOf(await searchMembers({})),
  };
}

function countsOf(page: Awaited<ReturnType<typeof searchMembers>>): Pictured['counts'] {
  if (page.numResultsIsMinimum || page.numFictional === null) return null;
  return { real: page.numResults - page.numFictional, fictional: page.numFictional };
}

/** The map of the brand's country for the language of the page. @throws BackendUnavailable */
export const getTownMap = cache(async (): Promise<TownMap> => {
  const [{ brand, locale }, settings] = await Promise.all([siteParams(), getSettings()]);
  return callBackend(mapTownsCall, {
    brand,
    locale,
    query: { country: mapCountry([locale, mainLocaleOf(settings)], settings.countries) },
    tags: [`brand:${brand}`, `members:${settings.pool}`],
    revalidate: 300,
  });
});
