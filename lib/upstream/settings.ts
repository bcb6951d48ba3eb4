import 'server-only';
import { cache } from 'react';
import { getSettings as settingsCall, type Settings } from '../contract/brands/settings.ts';
import { callBackend } from './client.ts';
import { siteParams } from './site-params.ts';

/**
 * Settings of the brand whose page is being rendered; one call per render. Nobody vouches for what an advertisement leads
 * to, so the safe version has none. @throws BackendUnavailable
 */
export const getSettings = cache(async (): Promise<Settings> => {
  const { brand, locale, safe } = await siteParams();
  const tags = [`brand:${brand}`];
  const settings = await callBackend(settingsCall, { brand, locale, tags, revalidate: 300 });
  return safe ? { ...settings, advertisements: [] } : settings;
});
