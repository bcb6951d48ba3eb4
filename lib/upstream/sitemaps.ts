import 'server-only';
import type { BrowsePages } from '../contract/growth/browse-pages.ts';
import {
  listIndexedMembers,
  listSitemaps,
  type ListedMember,
  type Sitemaps,
} from '../contract/growth/sitemaps.ts';
import type { Brand } from '../site/brands.ts';
import { callBackend } from './client.ts';
import { fetchBrowsePages } from './fetch-browse-pages.ts';

type OfBrand = Pick<Brand, 'id' | 'pool' | 'mainLocale'>;

/** A brand's sitemap data, besides the members. */
export type SiteOverview = Sitemaps & { browsePages: BrowsePages };

/** No page uses these calls, so only the sitemap is cached. */
const uncached = { tags: [], revalidate: 0 } as const;

/** The overview of a brand, with its members in parts of `size`. @throws BackendUnavailable */
export async function fetchOverview({ id, pool, mainLocale }: OfBrand, size: number): Promise<SiteOverview> {
  const [sitemaps, browsePages] = await Promise.all([
    callBackend(listSitemaps, { brand: id, locale: mainLocale, query: { brand: id, size }, ...uncached }),
    fetchBrowsePages({ brand: id, locale: mainLocale, pool }),
  ]);
  return { ...sitemaps, browsePages };
}

/** One part of its members. @throws BackendUnavailable */
export async function fetchIndexedMembers(
  { id, mainLocale }: OfBrand,
  after: number,
  size: number,
): Promise<ListedMember[]> {
  const query = { brand: id, after, size };
  const answer = await callBackend(listIndexedMembers, { brand: id, locale: mainLocale, query, ...uncached });
  return answer.members;
}
