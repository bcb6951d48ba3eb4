import type { IncomingMessage, ServerResponse } from 'node:http';
import { getSettings } from '../../lib/contract/brands/brands.ts';
import type { Brand } from '../../lib/site/brands.ts';
import { publicOrigin } from '../../lib/contract/brands/hosts.ts';
import { callBackend } from '../../lib/upstream/client.ts';
import { BackendRefusal, BackendUnavailable } from '../../lib/upstream/failures.ts';
import { requestOrigin } from '../../lib/site/request-origin.ts';
import { pageEntry, type PageEntry } from './page-entry.ts';
import { plainStatusPage } from './plain-status-page.ts';
import { robotsText } from './robots.ts';
import { sendPage } from './send-page.ts';
import { isSitemapPath, type Sitemaps } from './sitemaps/sitemaps.ts';
import { changePasswordPath, securityText, securityTextPath } from './well-known.ts';

/** Seconds after which a crawler may retry a sitemap. */
const retryAfter = '60';

/** Icons that browsers request without reading a page. */
const icons = new Set(['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']);

/** Whether crawlers or browsers request a path on their own. */
export function isCrawlerPath(path: string): boolean {
  return (
    path === '/robots.txt' ||
    path === '/sitemap.xml' ||
    path === securityTextPath ||
    path === changePasswordPath ||
    icons.has(path) ||
    path.startsWith('/sitemaps/')
  );
}

/** Serves such a path for the host's brand, regardless of `public/`. */
export function serveCrawlerFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  brand: Brand,
  sitemaps: Sitemaps,
): Promise<void> | void {
  if (icons.has(path)) return sendPage(request, response, getIcon(brand), 'shared');
  if (path === changePasswordPath) return sendPage(request, response, changePassword, 'none');
  const origin = publicOrigin(brand.primaryHost, requestOrigin(request));
  if (path === '/robots.txt') return sendPage(request, response, getRobots(origin), 'shared');
  return whileBackendAnswers(request, response, brand, () =>
    path === securityTextPath
      ? getSecurityText(brand, origin)
      : isSitemapPath(path)
        ? sitemaps.get(brand, path, origin)
        : null,
  );
}

/** Serves content from the backend, or Retry-After during an outage. */
async function whileBackendAnswers(
  request: IncomingMessage,
  response: ServerResponse,
  brand: Brand,
  make: () => Promise<PageEntry | null> | PageEntry | null,
): Promise<void> {
  const status = (code: 404 | 503) => plainStatusPage(brand.mainLocale, code, brand.name);
  try {
    const found = await make();
    if (found) sendPage(request, response, found, 'shared');
    else sendPage(request, response, status(404), 'none');
  } catch (error) {
    if (!(error instanceof BackendUnavailable) && !(error instanceof BackendRefusal)) throw error;
    const away = status(503);
    away.headers['retry-after'] = retryAfter;
    sendPage(request, response, away, 'none');
  }
}

const plain = { tags: [], freshUntil: 0, isDevelopment: false };

function getRobots(origin: string): PageEntry {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return pageEntry({ status: 200, headers, body: Buffer.from(robotsText(origin)) }, plain);
}

async function getSecurityText(brand: Brand, origin: string): Promise<PageEntry> {
  const { id, mainLocale: locale } = brand;
  const settings = await callBackend(getSettings, { brand: id, locale, tags: [], revalidate: 0 });
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  const body = Buffer.from(securityText(origin, brand, settings, new Date()));
  return pageEntry({ status: 200, headers, body }, plain);
}

/** Redirects to the password section of the settings; visitors can log in or request a new password there. */
const changePassword = pageEntry(
  { status: 302, headers: { location: '/settings#account' }, body: Buffer.alloc(0) },
  plain,
);

function getIcon({ id }: Brand): PageEntry {
  return pageEntry(
    { status: 301, headers: { location: `/brand/${id}/icon-192.png` }, body: Buffer.alloc(0) },
    plain,
  );
}
