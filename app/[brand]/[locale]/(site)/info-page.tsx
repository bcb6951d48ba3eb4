import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { InfoArticle } from '#components/growth/info-pages/info-article.tsx';
import { JsonLd } from '#components/growth/structured-data/json-ld.tsx';
import { faqEntries, faqPage } from '#lib/rules/growth/structured-data.ts';
import { isIndexed } from '#lib/rules/growth/indexing.ts';
import { infoPath } from '#lib/rules/growth/public-paths.ts';
import { matchRoute } from '#lib/rules/platform/routes.ts';
import { requireInfoPage, getSettings } from '#lib/upstream/pages.ts';
import { getPageMetadata } from '../get-page-metadata.ts';

type PageAddress = { token: string; path: string };
type Around = { above?: ReactNode; children?: ReactNode };

/** Title and description of the information page at a path; not found if there is none. */
export async function infoMetadata({ token, path }: PageAddress): Promise<Metadata> {
  await requirePlace({ token, path });
  const { title, description, locales } = await requireInfoPage(token);
  const index = isIndexed(matchRoute(path) ?? 'token');
  return getPageMetadata({ path, title, description, index, languages: locales });
}

/** The information page at a path; not found if there is none. */
export async function InfoPageScreen({ token, path, ...around }: PageAddress & Around) {
  await requirePlace({ token, path });
  const page = await requireInfoPage(token);
  const entries = token === 'faq' ? faqEntries(page) : [];
  return (
    <>
      {entries.length > 0 && <JsonLd things={[faqPage(entries)]} />}
      <InfoArticle page={page} {...around} />
    </>
  );
}

/** Avoids backend calls for unknown paths at the root. */
async function requirePlace({ token, path }: PageAddress): Promise<void> {
  const { own_pages: pages } = await getSettings();
  const own = pages.map((page) => page.token);
  if (infoPath(token, own) !== path) notFound();
}
