import 'server-only';
import { cache } from 'react';
import { listPackages as packagesCall, type CreditPackage } from '../contract/commerce/credits.ts';
import { callBackend } from './client.ts';
import { siteParams } from './site-params.ts';

type PriceList = { country: string; vat_rate: number; packages: CreditPackage[] };

/** The brand's credit bundles in the currency of a country, ISO 3166-1 alpha-2. @throws BackendUnavailable */
export const listPackages = cache(async (country: string): Promise<PriceList> => {
  const { brand, locale } = await siteParams();
  return callBackend(packagesCall, {
    brand,
    locale,
    query: { country },
    tags: [`brand:${brand}`],
    revalidate: 300,
  });
});
