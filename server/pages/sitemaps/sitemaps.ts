import type { Brand } from '#lib/site/brands.ts';
import { fetchIndexedMembers, fetchOverview, type SiteOverview } from '#lib/upstream/sitemaps.ts';
import { codings } from '../../http/compress.ts';
import type { PageCache } from '../page-cache.ts';
import { pack, pageEntry, type PageEntry } from '../page-entry.ts';
import type { PurgeLog } from '../purge-log.ts';
import { listHubPages, listPages, memberPage, newestChange, type ListedPage } from './listed-page.ts';
import { sitemapIndexXml, urlsetXml, type SitemapPart } from './sitemap-xml.ts';

/** Milliseconds after which a sitemap is made anew even though nobody said that anything changed. */
const lifetime = 10 * 60 * 1000;

type Reading = { overview: typeof fetchOverview; members: typeof fetchIndexedMembers };
type Parts = {
  /** Where finished sitemaps are kept. */
  cache: PageCache;
  purges: PurgeLog;
  /** Addresses in one part. */
  urls: number;
  reading?: Reading;
};
type CachedOverview = { overview: Promise<SiteOverview>; mark: number; until: number };

const partName = /^\/sitemaps\/(pages|hubs|members)-([1-9]\d{0,5})\.xml$/;

export const isSitemapPath = (path: string) => path === '/sitemap.xml' || partName.test(path);

/** The sitemaps of every brand: an index at `/sitemap.xml` and its parts, made at the first request and kept for minutes. */
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

  /**
   * The sitemap at a path, with addresses under `origin`; null where there is none.
   * @throws BackendUnavailable
   */
  get(brand: Brand, path: string, origin: string): Promise<PageEntry | null> | PageEntry {
    const key = `${brand.id} ${origin}${path}`;
    const cached = this.#parts.cache.get(key, Date.now());
    if (cached && cached.freshUntil > Date.now()) return cached;
    const mark = this.#parts.purges.now;
    // What was begun before a purge may list what has just been taken off the list.
    const flight = `${key} ${mark}`;
    const under = this.#flights.get(flight);
    if (under) return under;
    const made = this.#make(key, brand, path, origin, mark).finally(() => this.#flights.delete(flight));
    this.#flights.set(flight, made);
    return made;
  }

  async #make(
    key: string,
    brand: Brand,
    path: string,
    origin: string,
    mark: number,
  ): Promise<PageEntry | null> {
    const xml = await this.#xml(brand, path, origin);
    if (xml === null) return null;
    const tags = tagsOf(brand);
    const answer = {
      status: 200,
      headers: { 'content-type': 'application/xml; charset=utf-8' },
      body: Buffer.from(xml),
    };
    const freshUntil = Date.now() + lifetime;
    const entry = pageEntry(answer, { tags, freshUntil, isDevelopment: false });
    // A crawler fetches each part once: the first answer has to be the small one already.
    for (const coding of codings) entry.bytes += await pack(entry, coding);
    if (!this.#parts.purges.isPurgedSince(tags, mark)) this.#parts.cache.set(key, entry);
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
      inParts(pages, this.#sizeFor(brand)).map((part, nth) => partOf(kind, nth, newestChange(part)));
    return [
      ...cut('pages', listPages(overview)),
      ...cut('hubs', listHubPages(overview)),
      ...overview.member_parts.map(({ changed }, nth) => partOf('members', nth, changed)),
    ];
  }

  async #pages(brand: Brand, overview: SiteOverview, kind: string, nth: number): Promise<ListedPage[]> {
    const size = this.#sizeFor(brand);
    if (kind !== 'members') {
      const pages = kind === 'pages' ? listPages(overview) : listHubPages(overview);
      return inParts(pages, size)[nth] ?? [];
    }
    const part = overview.member_parts[nth];
    if (!part) return [];
    return (await this.#reading.members(brand, part.after, size)).map(memberPage);
  }

  #overview(brand: Brand): Promise<SiteOverview> {
    const { purges } = this.#parts;
    const cached = this.#overviews.get(brand.id);
    if (cached && cached.until > Date.now() && !purges.isPurgedSince(tagsOf(brand), cached.mark))
      return cached.overview;
    const overview = this.#reading.overview(brand, this.#sizeFor(brand));
    const mine = { overview, mark: purges.now, until: Date.now() + lifetime };
    this.#overviews.set(brand.id, mine);
    overview.catch(() => {
      if (this.#overviews.get(brand.id) === mine) this.#overviews.delete(brand.id);
    });
    return overview;
  }

  /** Pages in one part: each has an address in every language. */
  #sizeFor({ locales }: Brand): number {
    return Math.max(1, Math.floor(this.#parts.urls / Math.max(1, locales.length)));
  }
}

/** What is listed changes with the brand, and with the members of its pool who choose to be listed or not. */
function tagsOf({ id, pool }: Brand): string[] {
  return [`brand:${id}`, `indexing:${pool}`];
}

function partOf(kind: string, nth: number, changed: string | null): SitemapPart {
  return { path: `/sitemaps/${kind}-${nth + 1}.xml`, changed };
}

function inParts<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, nth) =>
    all.slice(nth * size, (nth + 1) * size),
  );
}
