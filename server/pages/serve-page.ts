import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CountrySigns } from '../../lib/contract/commerce/price-country.ts';
import type { Brand, BrandTable } from '../../lib/site/brands.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import type { SiteDecision, SitePage } from '../../lib/site/resolve.ts';
import { choiceCookieLines, cookieValue, sessionCookie } from '../../lib/site/cookies.ts';
import { TooBusy } from '../../lib/process/fair-turns.ts';
import { getRateLimitNetwork } from '../../lib/process/networks.ts';
import { hasFinalDot, publicOrigin } from '../../lib/contract/brands/hosts.ts';
import { parseAcceptEncoding } from '../http/accepted-codings.ts';
import { requestOrigin, getScheme } from '../../lib/site/request-origin.ts';
import { codings } from '../http/compress.ts';
import { searchPoints, type RenderRateLimiter } from './render-rate-limiter.ts';
import { isHtml, lacks, type PageEntry } from './page-entry.ts';
import type { Pages } from './pages.ts';
import type { PageRequest } from './render-page.ts';
import type { Asker } from './render-turns.ts';
import { rscHeaders, rscKey } from './rsc-headers.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { sendPage, type CachePolicy } from './send-page.ts';
import type { SiteDecisions } from './site-decision.ts';
import type { StatusPages } from './status-pages.ts';

type Parts = { pages: Pages; decisions: SiteDecisions; statusPages: StatusPages; misses: RenderRateLimiter };

/** The origin of a request, determined on demand. */
type RequestSource = {
  ip: () => string;
  /** Whether visitors are distinguishable by address. */
  isOwn: () => boolean;
  signs: () => CountrySigns;
};

/** Retry-After of a 503, in seconds. */
const retryAfter = 5;

/** Handles all page requests: routing, cache, render, status pages. */
export class PageServer {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  serve(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
    table: BrandTable,
    from: RequestSource,
  ): Promise<void> | void {
    const decision = this.#parts.decisions.decide(request, path, search, table, from.signs);
    if (decision.kind === 'page') return this.#servePage(request, response, path, search, decision, from);
    if (decision.kind === 'redirect') return redirect(request, response, decision);
    if (decision.kind === 'elsewhere') return moveTo(request, response, decision);
    if (decision.kind === 'misdirected') throw new Error('A host was taken for known and for unknown');
    return this.#serveStatus(request, response, decision.brand, decision.locale, 404);
  }

  /** Responds to a form that no page accepts with the brand's status page; the body is not read. */
  async refuseForm(
    request: IncomingMessage,
    response: ServerResponse,
    brand: Brand,
    locale: Locale,
  ): Promise<void> {
    response.shouldKeepAlive = false;
    await this.#serveStatus(request, response, brand, locale, 405);
  }

  #servePage(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
    page: SitePage,
    from: RequestSource,
  ): Promise<void> | void {
    const rsc = rscHeaders(request.headers, search);
    const key = `${page.internalPath}${rsc ? `\n${rscKey(rsc)}` : ''}`;
    const buildRequest = (): PageRequest => ({ page, host: request.headers.host ?? '', path, rsc });
    const cached = this.#parts.pages.getCached(key, buildRequest, Date.now());
    if (cached) return this.#send(request, response, key, cached, getCachePolicy(request, page, cached));
    return this.#render(request, response, page, key, buildRequest(), from);
  }

  async #render(
    request: IncomingMessage,
    response: ServerResponse,
    page: SitePage,
    key: string,
    buildRequest: PageRequest,
    from: RequestSource,
  ): Promise<void> {
    const { pages, statusPages, misses } = this.#parts;
    const startedAt = Date.now();
    const ip = from.ip();
    const isOwn = from.isOwn();
    const wait = await misses.take(ip, isOwn && isSearch(page) ? searchPoints : 1);
    if (wait) return this.#serveStatus(request, response, page.brand, page.locale, 429, startedAt, wait);
    // Visitors behind a proxy that hides their addresses must not share a queue and limit.
    const asker: Asker = isOwn
      ? { network: getRateLimitNetwork(ip), charge: (ms) => void misses.charge(ip, ms) }
      : { network: null };
    const entry = await pages.get(key, buildRequest, asker).catch(toFlood);
    if (entry === 'flood') return this.#serveStatus(request, response, page.brand, page.locale, 429);
    if (!entry) return this.#serveStatus(request, response, page.brand, page.locale, pages.failureStatus());
    if (entry.status === 200) void statusPages.prepare(page.brand, page.locale);
    if (entry.status === 404)
      return this.#serveStatus(request, response, page.brand, page.locale, 404, startedAt);
    const isPublic = entry.status === 200 && entry.freshUntil > 0;
    return this.#send(
      request,
      response,
      key,
      entry,
      isPublic ? getCachePolicy(request, page, entry) : 'none',
    );
  }

  /** A page is cached in the common encoding; another one is made for the first browser without it. */
  #send(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    entry: PageEntry,
    cachePolicy: CachePolicy,
  ): Promise<void> | void {
    const [best] = parseAcceptEncoding(request.headers['accept-encoding']);
    if (!best || best === codings[0] || !lacks(entry, best))
      return sendPage(request, response, entry, cachePolicy);
    const packed = this.#parts.pages.pack(key, entry, best);
    return packed.then(() => sendPage(request, response, entry, cachePolicy));
  }

  async #serveStatus(
    request: IncomingMessage,
    response: ServerResponse,
    brand: Brand,
    locale: Locale,
    status: 404 | 405 | 429 | 500 | 503,
    startedAt = Date.now(),
    wait = retryAfter,
  ): Promise<void> {
    const mayReturn = status === 429 || status >= 500;
    const { statusPages } = this.#parts;
    // During an outage nothing can be rendered, and over the limit nothing should be: serve the old entry.
    const entry = mayReturn
      ? statusPages.get(brand, locale, status)
      : await statusPages.require(brand, locale, status, startedAt);
    const headers = { ...entry.headers };
    if (mayReturn) headers['retry-after'] = String(wait);
    if (status === 405) headers.allow = 'GET, HEAD';
    // Next's router follows an HTML response to a navigation with a full page load, which then gets this page.
    const shown: PageEntry = { ...entry, headers, prepared: new Map() };
    sendPage(request, response, isHtml(headers) ? shown : entry, 'none');
  }
}

/** A search with free input, unlike the default search. */
function isSearch({ route, internalPath }: SitePage): boolean {
  return route === 'members' && internalPath.includes('/members/search/');
}

function toFlood(error: unknown): 'flood' {
  if (error instanceof TooBusy) return 'flood';
  throw error;
}

/** A CDN sees neither session nor preferences, so it may cache only pages that depend on none. */
function getCachePolicy(request: IncomingMessage, page: SitePage, { isForever }: PageEntry): CachePolicy {
  if (isForever) return 'forever';
  const { cookie } = request.headers;
  if (cookie && cookieValue(cookie, sessionCookie)) return 'none';
  return page.shareable ? 'shared' : 'private';
}

/** Permanent redirect to the same page at the primary host, independent of cookies. */
function moveTo(
  request: IncomingMessage,
  response: ServerResponse,
  { brand, location }: Extract<SiteDecision, { kind: 'elsewhere' }>,
): void {
  response.writeHead(301, {
    ...securityHeaders,
    location: publicOrigin(brand.primaryHost, requestOrigin(request)) + location,
    // A CDN may store a host with a final dot under the host without, which would then redirect to itself.
    'cache-control': hasFinalDot(request.headers.host) ? 'no-store' : 'public, max-age=0, s-maxage=60',
    'content-length': '0',
  });
  response.end();
}

function redirect(
  request: IncomingMessage,
  response: ServerResponse,
  decision: Extract<SiteDecision, { kind: 'redirect' }>,
): void {
  const headers: Record<string, string> = {
    ...securityHeaders,
    location: decision.location,
    'cache-control': 'no-store',
    vary: 'cookie, accept-language',
    'content-length': '0',
  };
  const cookies = choiceCookieLines(decision, getScheme(request));
  if (cookies.length) response.setHeader('set-cookie', cookies);
  response.writeHead(decision.status, headers);
  response.end();
}
