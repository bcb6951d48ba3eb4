import 'server-only';
import { cache } from 'react';
import type { BrowsePages } from '../contract/growth/browse-pages.ts';
import { fetchBrowsePages } from './fetch-browse-pages.ts';
import { getSettings } from './settings.ts';
import { siteParams } from './site-params.ts';

/** Regions and interests with members, for the page being rendered; one call per render. @throws BackendUnavailable */
export const listBrowsePages = cache(async (): Promise<BrowsePages> => {
  const [site, { pool }] = await Promise.all([siteParams(), getSettings()]);
  return fetchBrowsePages({ ...site, pool });
});
