import 'server-only';
import { cache } from 'react';
import { type Company, getCompanyInfo as companyCall } from '../contract/brands/settings.ts';
import { callBackend } from './client.ts';
import { siteParams } from './site-params.ts';

/** The company behind the brand whose page is being rendered; one call per render. @throws BackendUnavailable */
export const getCompany = cache(async (): Promise<Company> => {
  const { brand, locale } = await siteParams();
  return callBackend(companyCall, { brand, locale, tags: [`brand:${brand}`], revalidate: 3600 });
});
