import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getInfoPage, type InfoPage } from '../contract/growth/info-pages.ts';
import { callBackend } from './client.ts';
import { BackendRefusal } from './failures.ts';
import { siteParams } from './site-params.ts';

/** The text of an information page; an unknown token is not found. @throws BackendUnavailable */
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
