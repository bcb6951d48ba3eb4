import { knownBrands } from '../../lib/site/brands.ts';
import type { SitePage } from '../../lib/site/resolve.ts';
import { captureGet, type CapturedAnswer, type NextHandler } from './captured-response.ts';
import { pageEntry, type PageEntry } from './page-entry.ts';
import type { NextStore } from './next-store.ts';
import type { PurgeLog } from './purge-log.ts';

/** All inputs of a page; the cache key contains nothing else. */
export type PageRequest = {
  page: Pick<SitePage, 'internalPath'>;
  host: string;
  /** The visible path. */
  path: string;
  /** Headers of a client navigation; null for a document. */
  rsc: RscHeaders | null;
};

export type RscHeaders = { hash: string; headers: Record<string, string> };

export type Rendered = {
  entry: PageEntry;
  /** Successful and public, without a purge since its render started. */
  storable: boolean;
};

type Parts = { next: NextHandler; store: NextStore; purges: PurgeLog; isDevelopment: boolean };

/** Minimum and maximum freshness in seconds, regardless of the page's own value. */
const freshness = { min: 1, max: 3600 };

/** Maximum renders if a purge affects the page in the meantime. */
const attempts = 3;

/** Requests a page from Next without visitor data: no cookies, address or language. */
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
      imageOrigin: getImageOrigin(brand),
    });
    const isGood = seconds !== null && entry.status === 200;
    // A page without known tags could not be purged.
    const storable = isGood && render !== undefined && !isOutdated && !parts.isDevelopment;
    return { entry, storable };
  }
}

/** Origin of the brand's `cdn_prefix`; empty without one. */
function getImageOrigin(id: string): string {
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

/** Seconds for which Next declares the response public; null if it must not be cached. */
function publicSeconds(answer: CapturedAnswer): number | null {
  if (answer.status !== 200 || answer.headers['set-cookie']) return null;
  const control = String(answer.headers['cache-control'] ?? '');
  const seconds = /(?:^|[ ,])s-maxage=(\d+)/.exec(control)?.[1];
  if (seconds === undefined || /private|no-store/.test(control)) return null;
  return Math.min(Math.max(Number(seconds), freshness.min), freshness.max);
}
