import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { CountrySigns } from '../../lib/contract/commerce/price-country.ts';
import type { BrandTable } from '../../lib/site/brands.ts';
import { resolveSite, type SiteDecision } from '../../lib/site/resolve.ts';
import { cookieValue, localeCookie, sessionCookie } from '../../lib/site/cookies.ts';

/** `resolveSite` for Node requests with a cache: most requests are for few pages. */
export class SiteDecisions {
  readonly #memo = new LRUCache<string, SiteDecision>({ max: 10_000 });
  readonly #previewHosts: readonly string[];
  #table: BrandTable | null = null;

  constructor(previewHosts: readonly string[]) {
    this.#previewHosts = previewHosts;
  }

  decide(
    request: IncomingMessage,
    path: string,
    search: string,
    table: BrandTable,
    signs: () => CountrySigns,
  ): SiteDecision {
    if (table !== this.#table) {
      this.#memo.clear();
      this.#table = table;
    }
    const { headers } = request;
    const cookies = headers.cookie;
    const locale = cookies && cookieValue(cookies, localeCookie);
    const hasSession = Boolean(cookies && cookieValue(cookies, sessionCookie));
    const key = `${headers.host}\n${path}\n${search}\n${locale ?? ''}\n${hasSession ? 1 : 0}`;
    const known = this.#memo.get(key);
    if (known) return known;

    let isVisitors = false;
    const decision = resolveSite(
      {
        host: headers.host,
        path,
        search,
        localeCookie: locale,
        hasSession,
        get acceptLanguage() {
          isVisitors = true;
          return headers['accept-language'];
        },
        country: () => {
          isVisitors = true;
          const { chosen, address } = signs();
          return chosen ?? address;
        },
        countrySigns: () => {
          isVisitors = true;
          return signs();
        },
      },
      table,
      this.#previewHosts,
    );
    if (!isVisitors && key.length < 500) this.#memo.set(key, decision);
    return decision;
  }
}
