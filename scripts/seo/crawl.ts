import type { Fetch } from './fetcher.ts';
import type { Listed } from './find-urls.ts';
import { readPage, type PageFacts } from './read-page.ts';
import type { Site } from './site.ts';

/** What is kept of a page, of which there may be many thousands. */
type VisitFacts = Omit<PageFacts, 'links' | 'requests'> & {
  /** Addresses of other sites that a browser fetches for it. */
  foreign: string[];
};

/** A page as it was found; `facts` where it is HTML. */
export type Visit = {
  path: string;
  status: number;
  /** Path of a redirect within the site, else its whole address. */
  location: string | null;
  noindexHeader: boolean;
  facts: VisitFacts | null;
  /** `link`: only pages lead here, first of all `from`. */
  how: 'sitemap' | 'alternate' | 'link';
  from: string | null;
};

export type Crawl = { visits: ReadonlyMap<string, Visit>; isComplete: boolean };

type Options = {
  /** Pages that are looked at. */
  limit?: number;
  concurrency?: number;
  onProgress?: (pages: number) => void;
};

/** Visits what the sitemaps list, the alternates of those pages, and what they link to; of other pages only the pages themselves. */
export async function crawl(
  fetch: Fetch,
  site: Site,
  { urls, robots }: Pick<Listed, 'urls' | 'robots'>,
  { limit = Infinity, concurrency = 8, onProgress }: Options = {},
): Promise<Crawl> {
  const visits = new Map<string, Visit>();
  const known = new Set<string>();
  /** Of addresses that differ only in what their queries say, one is enough. */
  const shapes = new Set<string>();
  const waiting: Pick<Visit, 'path' | 'how' | 'from'>[] = [];

  const want = (path: string, how: Visit['how'], from: string | null) => {
    if (known.has(path)) return;
    known.add(path);
    waiting.push({ path, how, from });
  };
  for (const path of urls.keys()) want(path, 'sitemap', null);

  let next = 0;
  const work = async () => {
    for (;;) {
      const wish = next < limit ? waiting[next] : undefined;
      if (!wish) return;
      next += 1;
      await visit(wish);
      onProgress?.(visits.size);
    }
  };
  // A page may lead to others when nothing is waiting any more.
  while (next < Math.min(limit, waiting.length)) await Promise.all(Array.from({ length: concurrency }, work));
  return { visits, isComplete: next >= waiting.length };

  async function visit(wish: Pick<Visit, 'path' | 'how' | 'from'>): Promise<void> {
    const { status, headers, body } = await fetch(wish.path);
    const isHtml = String(headers['content-type']).startsWith('text/html');
    const page = isHtml && status === 200 ? readPage(body.toString('utf8')) : null;
    const { location } = headers;
    const noindexHeader = /noindex|none/i.test(String(headers['x-robots-tag'] ?? ''));
    visits.set(wish.path, {
      ...wish,
      status,
      location: location === undefined ? null : (site.pathOf(location, wish.path) ?? location),
      noindexHeader,
      facts: page && keep(page, site, wish.path),
    });
    if (!page || (wish.how !== 'sitemap' && (page.noindex || noindexHeader))) return;
    for (const address of page.alternates.values()) {
      const path = site.pathOf(address, wish.path);
      if (path !== null) want(path, 'alternate', wish.path);
    }
    for (const address of page.links) {
      const path = site.pathOf(address, wish.path);
      if (path !== null && robots.allows(path) && isNewShape(path)) want(path, 'link', wish.path);
    }
  }

  function isNewShape(path: string): boolean {
    const { pathname, searchParams } = new URL(path, site.base);
    if (searchParams.size === 0) return true;
    const shape = `${pathname}?${[...new Set(searchParams.keys())].sort().join('&')}`;
    if (shapes.has(shape)) return known.has(path);
    shapes.add(shape);
    return true;
  }
}

/** Parts of a text keep all of it in memory, so what is kept of a page is copied. */
function keep(
  { links: _links, requests, alternates, ...facts }: PageFacts,
  site: Site,
  path: string,
): VisitFacts {
  const foreign = requests.filter((address) => !site.isOwn(address, path));
  const copy = JSON.parse(JSON.stringify({ facts, foreign, named: [...alternates] })) as {
    facts: typeof facts;
    foreign: string[];
    named: [string, string][];
  };
  return { ...copy.facts, foreign: copy.foreign, alternates: new Map(copy.named) };
}
