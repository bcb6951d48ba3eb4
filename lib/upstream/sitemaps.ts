import 'server-only';
import type { Hubs } from '../contract/growth/browse-pages.ts';
import {
  listIndexedMembers,
  listSitemaps,
  type ListedMember,
  type Sitemaps,
} from '../contract/growth/sitemaps.ts';
import type { Brand } from '../site/brands.ts';
import { callBackend } from './client.ts';
import { fetchHubs } from './fetch-hubs.ts';

type OfBrand = Pick<Brand, 'id' | 'pool' | 'mainLocale'>;

/** What a brand has for search engines, besides the members themselves. */
export type SiteOverview = Sitemaps & { hubs: Hubs };

/** These calls are for no page, so they are kept nowhere but in the sitemap. */
const uncached = { tags: [], revalidate: 0 } as const;

/** The overview of a brand whose members are cut into parts of `size`. @throws BackendUnavailable */
export async function fetchOverview({ id, pool, mainLocale }: OfBrand, size: number): Promise<SiteOverview> {
  const [sitemaps, hubs] = await Promise.all([
    callBackend(listSitemaps, { brand: id, locale: mainLocale, query: { brand: id, size }, ...uncached }),
    fetchHubs({ brand: id, locale: mainLocale, pool }),
  ]);
  return { ...sitemaps, hubs };
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
