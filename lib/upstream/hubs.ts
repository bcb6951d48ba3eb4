import 'server-only';
import { cache } from 'react';
import type { Hubs } from '../contract/growth/browse-pages.ts';
import { fetchHubs } from './fetch-hubs.ts';
import { getSettings } from './settings.ts';
import { siteParams } from './site-params.ts';

/** Regions and interests with members, for the page being rendered; one call per render. @throws BackendUnavailable */
export const listHubs = cache(async (): Promise<Hubs> => {
  const [site, { pool }] = await Promise.all([siteParams(), getSettings()]);
  return fetchHubs({ ...site, pool });
});
