import 'server-only';
import { cache } from 'react';
import { getSettings as settingsCall, type Settings } from '../contract/brands/settings.ts';
import { callBackend } from './client.ts';
import { siteParams } from './site-params.ts';

/** Settings of the brand being rendered; one call per render. @throws BackendUnavailable */
export const getSettings = cache(async (): Promise<Settings> => {
  const { brand, locale } = await siteParams();
  const tags = [`brand:${brand}`];
  return callBackend(settingsCall, { brand, locale, tags, revalidate: 300 });
});
