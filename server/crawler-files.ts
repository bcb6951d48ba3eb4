import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '../lib/site/brands.ts';
import { publicOrigin } from '../lib/site/public-origin.ts';
import { BackendRefusal, BackendUnavailable } from '../lib/upstream/failures.ts';
import { askedAs } from './asked-as.ts';
import { pageEntry, type PageEntry } from './page-entry.ts';
import { plainStatusPage } from './plain-status-page.ts';
import { robotsText } from './robots.ts';
import { sendPage } from './send-page.ts';
import { isSitemapPath, type Sitemaps } from './sitemaps/sitemaps.ts';

/** Seconds after which a crawler may ask for a sitemap again. */
const retryAfter = '60';

/** Whether a path is one of those that crawlers and browsers ask for on their own. */
export function isCrawlerPath(path: string): boolean {
  return (
    path === '/robots.txt' ||
    path === '/favicon.ico' ||
    path === '/sitemap.xml' ||
    path.startsWith('/sitemaps/')
  );
}

/** Answers such a path: made for the brand of the host, whatever lies in `public/`. */
export function serveCrawlerFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  brand: Brand,
  sitemaps: Sitemaps,
): Promise<void> | void {
  if (path === '/favicon.ico') return sendPage(request, response, iconOf(brand), 'shared');
  const origin = publicOrigin(brand.primaryHost, askedAs(request));
  if (path === '/robots.txt') return sendPage(request, response, robotsOf(origin), 'shared');
  return serveSitemap(request, response, path, brand, origin, sitemaps);
}

async function serveSitemap(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  brand: Brand,
  origin: string,
  sitemaps: Sitemaps,
): Promise<void> {
  const status = (code: 404 | 503) => plainStatusPage(brand.mainLocale, code, brand.name);
  try {
    const found = isSitemapPath(path) ? await sitemaps.get(brand, path, origin) : null;
    if (found) sendPage(request, response, found, 'shared');
    else sendPage(request, response, status(404), 'none');
  } catch (error) {
    if (!(error instanceof BackendUnavailable) && !(error instanceof BackendRefusal)) throw error;
    const away = status(503);
    away.headers['retry-after'] = retryAfter;
    sendPage(request, response, away, 'none');
  }
}

const plain = { tags: [], freshUntil: 0, isSafe: false, isDevelopment: false };

function robotsOf(origin: string): PageEntry {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return pageEntry({ status: 200, headers, body: Buffer.from(robotsText(origin)) }, plain);
}

/** Browsers and crawlers ask for this one where they have read no page yet. */
function iconOf({ id }: Brand): PageEntry {
  return pageEntry(
    { status: 301, headers: { location: `/brand/${id}/icon-192.png` }, body: Buffer.alloc(0) },
    plain,
  );
}
