import { knownBrands } from '../../lib/site/brands.ts';
import type { SitePage } from '../../lib/site/resolve.ts';
import { captureGet, type CapturedAnswer, type NextHandler } from './captured-response.ts';
import { pageEntry, type PageEntry } from './page-entry.ts';
import type { NextStore } from './next-store.ts';
import type { PurgeLog } from './purge-log.ts';

/** What decides the content of an answer: the cache key is made of nothing else. */
export type PageRequest = {
  page: Pick<SitePage, 'internalPath'>;
  host: string;
  /** Path as the visitor sees it. */
  path: string;
  /** The headers of a client navigation, or null for a document. */
  rsc: RscHeaders | null;
};

export type RscHeaders = { hash: string; headers: Record<string, string> };

export type Rendered = {
  entry: PageEntry;
  /** A good, public answer without a purge since its render began. */
  storable: boolean;
};

type Parts = { next: NextHandler; store: NextStore; purges: PurgeLog; isDevelopment: boolean };

/** Seconds a page is fresh at least and at most, whatever it says itself. */
const freshness = { least: 1, most: 3600 };

/** Renders again when something the page shows was purged in the meantime, this many times at most. */
const attempts = 3;

/** Asks Next for a page as nobody in particular: no cookies, no address, no language of a visitor. */
export async function renderPage(request: PageRequest, parts: Parts): Promise<Rendered> {
  for (let attempt = 1; ; attempt++) {
    const purgeMark = parts.purges.now;
    const answer = await ask(request, parts.next);
    const render = parts.store.lastRender(request.page.internalPath);
    const brand = request.page.internalPath.split('/')[1] ?? '';
    const tags = [...new Set([`brand:${brand}`, ...(render?.tags ?? [])])];
    const isOutdated = parts.purges.isPurgedSince(tags, Math.min(purgeMark, render?.startedAt ?? purgeMark));
    if (isOutdated && attempt < attempts) continue;
    const seconds = publicSeconds(answer);
    const entry = pageEntry(answer, {
      tags,
      freshUntil: Date.now() + (seconds ?? 0) * 1000,
      isDevelopment: parts.isDevelopment,
      imageOrigin: imageOriginOf(brand),
    });
    const isGood = seconds !== null && entry.status === 200;
    // What nobody knows the tags of could not be purged.
    const storable = isGood && render !== undefined && !isOutdated && !parts.isDevelopment;
    return { entry, storable };
  }
}

/** Origin of the brand's `cdn_prefix`; empty where it has none. */
function imageOriginOf(id: string): string {
  const prefix = knownBrands()?.byId.get(id)?.cdn_prefix;
  return prefix && URL.canParse(prefix) ? new URL(prefix).origin : '';
}

function ask(request: PageRequest, next: NextHandler): Promise<CapturedAnswer> {
  const headers: Record<string, string> = {
    host: request.host,
    'x-vonk-page': request.page.internalPath,
    accept: request.rsc ? '*/*' : 'text/html',
    ...request.rsc?.headers,
  };
  const url = request.rsc?.hash
    ? `${request.path}?_rsc=${encodeURIComponent(request.rsc.hash)}`
    : request.path;
  return captureGet(next, url, headers);
}

/** Seconds for which Next calls the answer public and finished; null when it must not be kept. */
function publicSeconds(answer: CapturedAnswer): number | null {
  if (answer.status !== 200 || answer.headers['set-cookie']) return null;
  const control = String(answer.headers['cache-control'] ?? '');
  const seconds = /(?:^|[ ,])s-maxage=(\d+)/.exec(control)?.[1];
  if (seconds === undefined || /private|no-store/.test(control)) return null;
  return Math.min(Math.max(Number(seconds), freshness.least), freshness.most);
}
