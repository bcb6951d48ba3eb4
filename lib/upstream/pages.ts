import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { type Company, getCompanyInfo as companyCall } from '../contract/brands/settings.ts';
import { listPackages as packagesCall, type CreditPackage } from '../contract/commerce/credits.ts';
import { getInfoPage, type InfoPage } from '../contract/growth/info-pages.ts';
import { callBackend } from './client.ts';
import { BackendRefusal } from './failures.ts';
import { siteParams } from './site-params.ts';

/** The company of the brand being rendered; one call per render. @throws BackendUnavailable */
export const getCompany = cache(async (): Promise<Company> => {
  const { brand, locale } = await siteParams();
  return callBackend(companyCall, { brand, locale, tags: [`brand:${brand}`], revalidate: 3600 });
});

/** The text of an information page; not found for unknown tokens. @throws BackendUnavailable */
export const requireInfoPage = cache(async (token: string): Promise<InfoPage> => {
  const { brand, locale } = await siteParams();
  try {
    return await callBackend(getInfoPage, {
      brand,
      locale,
      query: { token },
      tags: [`brand:${brand}`],
      revalidate: 300,
    });
  } catch (error) {
    if (error instanceof BackendRefusal) notFound();
    throw error;
  }
});

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
