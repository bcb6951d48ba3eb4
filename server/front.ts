import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FrontEnv } from '../lib/env.ts';
import { splitLocalePath } from '../lib/i18n/links.ts';
import { defaultLocale, locales, matchAcceptLanguage, type Locale } from '../lib/i18n/locales.ts';
import { knownBrands, type Brand } from '../lib/site/brands.ts';
import { chosenCountry } from '../lib/site/cookies.ts';
import { isNearby } from '../lib/process/networks.ts';
import { resolveClientIp, lookUpCountry } from '../lib/site/geoip.ts';
import { isPlainPath } from '../lib/site/paths.ts';
import { resolveBrand } from '../lib/site/resolve.ts';
import { getCallLocale } from '../lib/upstream/call-locale.ts';
import type { ApiContext } from '../lib/upstream/identity.ts';
import { knownSession, getSession, type Session } from '../lib/upstream/session.ts';
import type { BuildFiles } from './http/build-files.ts';
import type { NextHandler } from './pages/captured-response.ts';
import { isCrawlerPath, serveCrawlerFile } from './pages/crawler-files.ts';
import type { EventHub } from './events/event-hub.ts';
import { log } from './http/log.ts';
import type { RenderRateLimiter } from './pages/render-rate-limiter.ts';
import { isExportPath, proxyFile } from './api/proxy-file.ts';
import { plainStatusPage } from './pages/plain-status-page.ts';
import type { OgImageServer } from './pages/og-images/og-image-server.ts';
import { getRequestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sendPage } from './pages/send-page.ts';
import { serveApi } from './api/serve-api.ts';
import { serveEvents } from './events/serve-events.ts';
import type { PageServer } from './pages/serve-page.ts';
import type { Sitemaps } from './pages/sitemaps/sitemaps.ts';
import { findPublicFile } from './http/static-files.ts';
import type { StatusCode } from './pages/status-texts.ts';
import { isClickedLink, redirectToPage } from './api/unsubscribe-link.ts';

type Parts = {
  env: FrontEnv;
  next: NextHandler;
  pages: PageServer;
  ogImages: OgImageServer;
  sitemaps: Sitemaps;
  misses: RenderRateLimiter;
  hub: EventHub;
  publicFiles: ReadonlySet<string>;
  buildFiles: BuildFiles;
  isDraining: () => boolean;
};

const pageMethods = new Set(['GET', 'HEAD']);
const apiMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** The entry point: handles every request or passes it to the right part. */
export function createFront(parts: Parts): (request: IncomingMessage, response: ServerResponse) => void {
  const fail = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    log.error(
      {
        err: error,
        path: request.url?.split('?')[0],
        request: getRequestId(request, parts.env.TRUSTED_PROXY_HOPS > 0),
      },
      'a request failed',
    );
    if (response.headersSent) response.destroy();
    else refuse(request, response, 500);
  };
  return (request, response) => {
    if (parts.isDraining()) response.shouldKeepAlive = false;
    try {
      // A cached page is served without any promise, which is expensive with Next's async hooks.
      serve(request, response, parts)?.catch((error: unknown) => fail(request, response, error));
    } catch (error) {
      fail(request, response, error);
    }
  };
}

function serve(request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> | void {
  const url = request.url ?? '/';
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  const search = queryStart === -1 ? '' : url.slice(queryStart);
  if (!path.startsWith('/') || url.length > 8_000) return refuse(request, response, 400);
  if (path === '/healthz' || path === '/readyz') return answerProbe(response, path, parts);

  const table = knownBrands();
  if (!table) return refuse(request, response, 503);
  const brand = resolveBrand(request.headers.host, search, table, parts.env.PREVIEW_HOSTS);
  if (!brand) return refuse(request, response, 421);

  const isApi = path.startsWith('/api/');
  if (!(isApi ? apiMethods : pageMethods).has(request.method ?? ''))
    return refuseMethod(request, response, path, brand, isApi, parts);
  if (isApi || path.startsWith('/photos/')) return serveData(request, response, path, search, brand, parts);
  if (path.startsWith('/previews/')) {
    const ip = getClientIp(request, parts.env);
    return parts.ogImages.serve(request, response, path, search, brand, {
      ip,
      consume: () => parts.misses.take(ip),
    });
  }
  if (isCrawlerPath(path)) return serveCrawlerFile(request, response, path, brand, parts.sitemaps);
  if (path.startsWith('/_next/') || findPublicFile(path, parts.publicFiles))
    return serveFile(request, response, path, parts);
  const { cookie } = request.headers;
  const ip = () => getClientIp(request, parts.env);
  const servePage = (session: Session | null) =>
    parts.pages.serve(request, response, path, search, table, {
      ip,
      isOwn: () => parts.env.TRUSTED_PROXY_HOPS > 0 || !isNearby(ip()),
      signs: () => ({
        chosen: chosenCountry(cookie),
        profile: session?.country ?? null,
        address: lookUpCountry(ip()),
      }),
    });
  const known = knownSession(cookie, brand.id);
  return known === undefined ? getSession(cookie, brand.id).then(servePage) : servePage(known);
}

function serveData(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
  brand: Brand,
  { env, hub }: Parts,
): Promise<void> | void {
  const clientIp = getClientIp(request, env);
  const context: ApiContext = {
    brand: brand.id,
    locale: getCallLocale(request.headers, brand),
    clientIp,
    country: lookUpCountry(clientIp),
    chosenCountry: chosenCountry(request.headers.cookie),
    requestId: getRequestId(request, env.TRUSTED_PROXY_HOPS > 0),
  };
  if (isClickedLink(request, path)) return redirectToPage(response, search);
  if (path === '/api/events.php') return serveEvents(request, response, context, hub);
  if (request.method === 'GET' && isExportPath(path, search))
    return proxyFile(request, response, `${path}${search}`, context);
  if (path.startsWith('/api/')) return serveApi(request, response, path, search, context);
  if (!isPlainPath(path)) return refuse(request, response, 404);
  return proxyFile(request, response, path, context);
}

async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { env, next, buildFiles, publicFiles }: Parts,
): Promise<void> {
  const isDevelopment = env.NODE_ENV === 'development';
  const isElsewhere = path.startsWith('/_next/') && !path.startsWith('/_next/static/') && !isDevelopment;
  // Next responds to an invalid escape in a file name with 500.
  if (isElsewhere || !isPlainPath(path)) return refuse(request, response, 404);
  if (!isDevelopment && (await buildFiles.serve(request, response, path))) return;
  dropInternalHeaders(request);
  request.url = findPublicFile(path, publicFiles) ?? request.url;
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  return next(request, response);
}

function getClientIp(request: IncomingMessage, env: FrontEnv): string {
  return resolveClientIp(
    request.socket.remoteAddress,
    request.headers['x-forwarded-for'],
    env.TRUSTED_PROXY_HOPS,
  );
}

/** Only this process may set the headers of identity and routing. */
function dropInternalHeaders({ headers }: IncomingMessage): void {
  for (const name in headers) {
    if (name.startsWith('x-vonk-') || name.startsWith('x-middleware-') || name.startsWith('x-nextjs-')) {
      delete headers[name];
    }
  }
}

/** The component that blocks this front; without addresses, because the caller may be a stranger. */
function whatHolds(isDraining: boolean): string | null {
  if (isDraining) return 'front: it is shutting down';
  return knownBrands() === null ? 'backend: none has sent the brands yet' : null;
}

function answerProbe(response: ServerResponse, path: string, { isDraining }: Parts): void {
  const reason = path === '/healthz' ? null : whatHolds(isDraining());
  const body = reason === null ? 'ok\n' : `not ready: ${reason}\n`;
  response.writeHead(reason === null ? 200 : 503, {
    ...securityHeaders,
    'content-type': 'text/plain',
    'cache-control': 'no-store',
  });
  response.end(body);
}

function refuseMethod(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  brand: Brand,
  isApi: boolean,
  { pages }: Parts,
): Promise<void> | void {
  // Server Function calls are refused: there are none.
  if (request.headers['next-action'] !== undefined) return refuse(request, response, 404);
  response.setHeader('allow', [...(isApi ? apiMethods : pageMethods)].join(', '));
  // A form of a page whose scripts do not run, or not yet, whose visitor waits for a response.
  const locale = localeOfForm(request, path, brand);
  const isFile = path.includes('.');
  if (request.method === 'POST' && !isApi && !isFile)
    return pages.refuseForm(request, response, brand, locale);
  return refuse(request, response, 405, locale);
}

/** A form without an action is sent to the URL of its page. */
function localeOfForm({ headers }: IncomingMessage, path: string, brand: Brand): Locale {
  const { prefix } = splitLocalePath(path);
  return prefix && brand.locales.includes(prefix) ? prefix : getCallLocale(headers, brand);
}

/** A refusal in plain text, in the visitor's language if no brand is known. */
function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: StatusCode,
  locale = matchAcceptLanguage(request.headers['accept-language'], locales) ?? defaultLocale,
): void {
  const headers = plainStatusPage(locale, status);
  if (status === 503) headers.headers['retry-after'] = '5';
  if (response.hasHeader('allow')) headers.headers.allow = String(response.getHeader('allow'));
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (request.method !== 'GET' && request.method !== 'HEAD') response.shouldKeepAlive = false;
  sendPage(request, response, headers, 'none');
}
