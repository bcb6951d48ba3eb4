import type { Brand } from '#lib/site/brands.ts';
import { fetchIndexedMembers, fetchOverview, type SiteOverview } from '#lib/upstream/sitemaps.ts';
import { codings } from '../../http/compress.ts';
import type { PageCache } from '../page-cache.ts';
import { pack, pageEntry, type PageEntry } from '../page-entry.ts';
import type { PurgeLog } from '../purge-log.ts';
import { listBrowsePages, listPages, memberPage, newestChange, type ListedPage } from './listed-page.ts';
import { sitemapIndexXml, urlsetXml, type SitemapPart } from './sitemap-xml.ts';

/** Milliseconds before a sitemap is rebuilt without a purge. */
const ttlMs = 10 * 60 * 1000;

type Reading = { overview: typeof fetchOverview; members: typeof fetchIndexedMembers };
type Parts = {
  /** Cache of finished sitemaps. */
  cache: PageCache;
  purges: PurgeLog;
  urls: number;
  reading?: Reading;
};
type CachedOverview = { overview: Promise<SiteOverview>; purgeVersion: number; until: number };

const partName = /^\/sitemaps\/(pages|hubs|members)-([1-9]\d{0,5})\.xml$/;

export const isSitemapPath = (path: string) => path === '/sitemap.xml' || partName.test(path);

/** The sitemaps of every brand: an index at `/sitemap.xml` and its parts, built on request, cached for minutes. */
export class Sitemaps {
  readonly #parts: Parts;
  readonly #reading: Reading;
  readonly #flights = new Map<string, Promise<PageEntry | null>>();
  /** By brand. */
  readonly #overviews = new Map<string, CachedOverview>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#reading = parts.reading ?? { overview: fetchOverview, members: fetchIndexedMembers };
  }

  /** The sitemap at a path, with URLs under `origin`; null if there is none. @throws BackendUnavailable */
  get(brand: Brand, path: string, origin: string): Promise<PageEntry | null> | PageEntry {
    const key = `${brand.id} ${origin}${path}`;
    const cached = this.#parts.cache.get(key, Date.now());
    if (cached && cached.freshUntil > Date.now()) return cached;
    const purgeVersion = this.#parts.purges.now;
    // A sitemap started before a purge may contain removed pages.
    const flight = `${key} ${purgeVersion}`;
    const under = this.#flights.get(flight);
    if (under) return under;
    const made = this.#make(key, brand, path, origin, purgeVersion).finally(() =>
      this.#flights.delete(flight),
    );
    this.#flights.set(flight, made);
    return made;
  }

  async #make(
    key: string,
    brand: Brand,
    path: string,
    origin: string,
    purgeVersion: number,
  ): Promise<PageEntry | null> {
    const xml = await this.#xml(brand, path, origin);
    if (xml === null) return null;
    const tags = getTags(brand);
    const answer = {
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8' },
      body: Buffer.from(xml),
    };
    const freshUntil = Date.now() + ttlMs;
    const entry = pageEntry(answer, { tags, freshUntil, isDevelopment: false });
    // Crawlers fetch each part once, so it is compressed beforehand.
    for (const coding of codings) entry.bytes += await pack(entry, coding);
    if (!this.#parts.purges.isPurgedSince(tags, purgeVersion)) this.#parts.cache.set(key, entry);
    return entry;
  }

  async #xml(brand: Brand, path: string, origin: string): Promise<string | null> {
    const overview = await this.#overview(brand);
    const found = partName.exec(path);
    if (!found) return sitemapIndexXml(origin, this.#index(brand, overview));
    const [, kind = '', number = ''] = found;
    const pages = await this.#pages(brand, overview, kind, Number(number) - 1);
    return pages.length > 0 ? urlsetXml(origin, brand, pages) : null;
  }

  #index(brand: Brand, overview: SiteOverview): SitemapPart[] {
    const cut = (kind: string, pages: ListedPage[]) =>
      inParts(pages, this.#sizeFor(brand)).map((part, nth) => toPart(kind, nth, newestChange(part)));
    return [
      ...cut('pages', listPages(overview)),
      ...cut('hubs', listBrowsePages(overview)),
      ...overview.member_parts.map(({ changed }, nth) => toPart('members', nth, changed)),
    ];
  }

  async #pages(brand: Brand, overview: SiteOverview, kind: string, nth: number): Promise<ListedPage[]> {
    const size = this.#sizeFor(brand);
    if (kind !== 'members') {
      const pages = kind === 'pages' ? listPages(overview) : listBrowsePages(overview);
      return inParts(pages, size)[nth] ?? [];
    }
    const part = overview.member_parts[nth];
    if (!part) return [];
    return (await this.#reading.members(brand, part.after, size)).map(memberPage);
  }

  #overview(brand: Brand): Promise<SiteOverview> {
    const { purges } = this.#parts;
    const cached = this.#overviews.get(brand.id);
    if (cached && cached.until > Date.now() && !purges.isPurgedSince(getTags(brand), cached.purgeVersion))
      return cached.overview;
    const overview = this.#reading.overview(brand, this.#sizeFor(brand));
    const mine = { overview, purgeVersion: purges.now, until: Date.now() + ttlMs };
    this.#overviews.set(brand.id, mine);
    overview.catch(() => {
      if (this.#overviews.get(brand.id) === mine) this.#overviews.delete(brand.id);
    });
    return overview;
  }

  /** Pages in one part: each has a URL in every language. */
  #sizeFor({ locales }: Brand): number {
    return Math.max(1, Math.floor(this.#parts.urls / Math.max(1, locales.length)));
  }
}

/** Sitemaps depend on the brand and on the listing consents of its pool. */
function getTags({ id, pool }: Brand): string[] {
  return [`brand:${id}`, `indexing:${pool}`];
}

function toPart(kind: string, nth: number, changed: string | null): SitemapPart {
  return { path: `/sitemaps/${kind}-${nth + 1}.xml`, changed };
}

function inParts<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, nth) =>
    all.slice(nth * size, (nth + 1) * size),
  );
}
