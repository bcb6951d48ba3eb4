import 'server-only';
import { cache } from 'react';
import { getMapTowns as mapTownsCall, type TownMap } from '../contract/community/map-towns.ts';
import { mainLocaleOf } from '../i18n/own-locale.ts';
import { mapCountry } from '../rules/community/map-country.ts';
import { callBackend } from './client.ts';
import { getSettings } from './settings.ts';
import { siteParams } from './site-params.ts';

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
