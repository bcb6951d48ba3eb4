import 'server-only';
import { cache } from 'react';
import { getSettings as settingsCall, type Settings } from '../contract/settings.ts';
import { callBackend } from './client.ts';
import { siteParams } from './site-params.ts';

/** Settings of the brand whose page is being rendered; one call per render. @throws BackendUnavailable */
export const getSettings = cache(async (): Promise<Settings> => {
  const { brand, locale } = await siteParams();
  return callBackend(settingsCall, { brand, locale, tags: [`brand:${brand}`], revalidate: 300 });
});
