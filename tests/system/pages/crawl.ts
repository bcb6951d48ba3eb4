import { Visitor } from '#tests/support/http.ts';
import { extractHead, type Head } from '#tests/support/robots-meta.ts';

/** A crawled page; `head` if it is indexable. */
type Page = {
  path: string;
  /** The linking page; null if listed in the sitemap. */
  from: string | null;
  status: number;
  head: Head | null;
  links: string[];
  /** Third-party URLs that it makes a browser fetch. */
  foreign: string[];
};

/** Statuses of links with a temporary redirect: to the login, or to the visitor's language. */
const passing = new Set([200, 302, 303, 307]);
/** A member may delete the account meanwhile. */
const gone = 410;
const concurrency = 4;

/**
 * Crawls a sitemap's pages and their links without cookies, up to a number of pages, and reports in words what would
 * trouble a crawler.
 */
export async function crawl(host: string, listed: readonly string[], limit: number) {
  const pages = new Map<string, Page>();
  const known = new Set(listed);
  const waiting: Pick<Page, 'path' | 'from'>[] = listed.map((path) => ({ path, from: null }));
  while (waiting.length > 0 && pages.size < limit) {
    const batch = waiting.splice(0, Math.min(concurrency, limit - pages.size));
    for (const page of await Promise.all(batch.map((each) => visit(host, each)))) {
      pages.set(page.path, page);
      for (const path of page.head ? page.links : []) {
        if (path.startsWith('/api/') || known.has(toShape(path))) continue;
        known.add(toShape(path));
        waiting.push({ path, from: page.path });
      }
    }
  }
  const all = [...pages.values()];
  const faults = all.flatMap((page) => listFaults(host, page, pages).map((fault) => `${page.path} ${fault}`));
  return { pages: pages.size, faults: [...faults, ...twins(all)] };
}

async function visit(host: string, { path, from }: Pick<Page, 'path' | 'from'>): Promise<Page> {
  const { status, headers, text } = await new Visitor(host).get(path);
  const isHtml = status === 200 && String(headers['content-type']).startsWith('text/html');
  const head = isHtml ? extractHead(text) : null;
  const isClosed = /noindex/.test(`${head?.robots ?? ''} ${String(headers['x-robots-tag'] ?? '')}`);
  const links = findValues(text, /<a [^>]*?href="([^"]*)"/g).flatMap(
    (href) => pathOn(host, href, path) ?? [],
  );
  const requests = [
    ...findValues(text, /<(?:script|img|source|video|iframe) [^>]*?(?:src|poster)="([^"]*)"/g),
    ...findValues(text, /<link rel="(?!canonical|alternate)[^>]*?href="([^"]*)"/g),
  ];
  const foreign = requests.filter((address) => !isOwn(host, address));
  return { path, from, status, head: isClosed ? null : head, links, foreign };
}

function listFaults(host: string, page: Page, pages: ReadonlyMap<string, Page>): string[] {
  const { path, from, status, head, foreign } = page;
  if (status === gone) return [];
  const faults = foreign.map((address) => `fetches ${address}`);
  if (from !== null && !passing.has(status)) faults.push(`answered ${status}, linked from ${from}`);
  if (from === null && !head) faults.push(`is listed, but answered ${status} or may not be`);
  if (!head) return faults;
  const canonical = pathOn(host, head.canonical ?? '', null);
  if (canonical === null || (from === null && canonical !== path))
    faults.push(`has the canonical address ${head.canonical}`);
  if (!head.title || !head.description) faults.push('has no title or description');
  if (canonical !== path) return faults;
  const named = Object.entries(head.alternates).map(([tag, at]) => [tag, pathOn(host, at, null)] as const);
  if (!named.some(([tag, at]) => tag === head.lang && at === path)) faults.push('does not name itself');
  if (!('x-default' in head.alternates)) faults.push('names no default');
  for (const [tag, at] of named) {
    const there = at === null ? null : pages.get(at);
    if (at === null) faults.push(`names another site in ${tag}`);
    else if (tag !== 'x-default' && there && !isSister(host, page, tag, there))
      faults.push(`${at} (${tag}) is not the same page`);
  }
  return faults;
}

/** Whether a page's alternate in a language has that language and links back. */
function isSister(host: string, { path, head }: Page, tag: string, there: Page): boolean {
  const back = there.head?.alternates[head?.lang ?? ''];
  return there.head?.lang === tag && back !== undefined && pathOn(host, back, null) === path;
}

/** Pages of one language with the same title; two people may share name and age. */
function twins(pages: readonly Page[]): string[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ path, head }) => {
    if (!head || head.html.includes('property="og:type" content="profile"')) return [];
    if (new URL(head.canonical ?? '', 'http://x').pathname !== path) return [];
    const key = `${head.lang} ${head.title}`;
    const twin = first.get(key);
    if (twin === undefined) first.set(key, path);
    return twin === undefined ? [] : [`${path} has the title of ${twin}`];
  });
}

const findValues = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** Path and query of a URL on this host; null for any other host, and for a relative URL without a base page. */
function pathOn(host: string, address: string, from: string | null): string | null {
  const base = from === null ? undefined : `http://${host}${from}`;
  if (!URL.canParse(address, base)) return null;
  const { protocol, hostname, pathname, search } = new URL(address, base);
  return /^https?:$/.test(protocol) && hostname === host ? pathname + search : null;
}

function isOwn(host: string, address: string): boolean {
  const { protocol, hostname } = new URL(address, `http://${host}`);
  return !protocol.startsWith('http') || hostname === host || hostname.endsWith(`.${host}`);
}

/** One URL is enough of those that differ in query values only. */
function toShape(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://x');
  return [pathname, ...new Set([...searchParams.keys()].sort())].join('?');
}
