import type { Brand } from '../../lib/site/brands.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { log } from '../http/log.ts';
import type { PageEntry } from './page-entry.ts';
import { plainStatusPage } from './plain-status-page.ts';
import type { PageRequest, Rendered } from './render-page.ts';
import type { StatusCode } from './status-texts.ts';

/** Statuses with a page in the brand's design: `app/[brand]/[locale]/(bare)/status/[code]`. */
const dressedStatuses = [404, 405, 410, 429, 500, 503] as const;

type DressedStatus = (typeof dressedStatuses)[number];

type StatusPageCache = {
  pages: Map<StatusCode, PageEntry>;
  /** Renders in progress. */
  flights: Map<DressedStatus, Promise<void>>;
  isStale: boolean;
  filling: Promise<void> | null;
  /** Earliest next refresh of outdated pages after a failed one. */
  retryAt: number;
};

const failurePause = 5_000;
/** Maximum milliseconds after the request's arrival to wait for a branded page before the plain one is sent. */
const timeoutMs = 1_500;

/** A brand's error pages, rendered in advance. Next's own error responses have an empty body without JavaScript. */
export class StatusPages {
  readonly #caches = new Map<string, StatusPageCache>();
  readonly #render: (request: PageRequest) => Promise<Rendered>;
  readonly #timeoutMs: number;

  constructor(render: (request: PageRequest) => Promise<Rendered>, wait = timeoutMs) {
    this.#render = render;
    this.#timeoutMs = wait;
  }

  /** The cached page of a status; a plain one until the brand's is rendered. */
  get(brand: Brand, locale: Locale, status: StatusCode): PageEntry {
    return this.#cache(brand, locale).pages.get(status) ?? plainStatusPage(locale, status, brand.name);
  }

  /** Like `get`, but waits briefly for the first render, and refreshes outdated pages. */
  async require(
    brand: Brand,
    locale: Locale,
    status: StatusCode,
    startedAt = Date.now(),
  ): Promise<PageEntry> {
    const cache = this.#cache(brand, locale);
    const isMissing = isDressed(status) && !cache.pages.has(status);
    if (isMissing || (cache.isStale && cache.retryAt <= Date.now())) {
      void this.prepare(brand, locale);
      if (isMissing) await soon(this.#make(cache, brand, locale, status), startedAt + this.#timeoutMs);
    }
    return this.get(brand, locale, status);
  }

  /** Renders the pages of a brand and language unless they are current. */
  async prepare(brand: Brand, locale: Locale): Promise<void> {
    const cache = this.#cache(brand, locale);
    if (!cache.filling && !cache.isStale && cache.pages.size === dressedStatuses.length) return;
    cache.filling ??= this.#fill(cache, brand, locale).finally(() => (cache.filling = null));
    await cache.filling;
  }

  /** Marks a brand's pages as outdated after a change; they are served until refreshed. */
  outdate(): void {
    for (const cache of this.#caches.values()) cache.isStale = true;
  }

  async #fill(cache: StatusPageCache, brand: Brand, locale: Locale): Promise<void> {
    cache.isStale = false;
    try {
      for (const status of dressedStatuses) await this.#make(cache, brand, locale, status);
    } catch (error) {
      cache.isStale = true;
      cache.retryAt = Date.now() + failurePause;
      log.warn({ err: error, brand: brand.id, locale }, 'the status pages could not be made');
    }
  }

  #make(cache: StatusPageCache, brand: Brand, locale: Locale, status: DressedStatus): Promise<void> {
    const under = cache.flights.get(status);
    if (under) return under;
    const flight = this.#dress(cache, brand, locale, status).finally(() => cache.flights.delete(status));
    cache.flights.set(status, flight);
    return flight;
  }

  async #dress(cache: StatusPageCache, brand: Brand, locale: Locale, status: DressedStatus): Promise<void> {
    const path = `/status/${status}`;
    const { entry } = await this.#render({
      page: { internalPath: `/${brand.id}/${locale}${path}` },
      host: brand.hosts[0] ?? 'localhost',
      path,
      rsc: null,
    });
    if (entry.status !== 200 && entry.status !== status) throw new Error(`It answered ${entry.status}`);
    cache.pages.set(status, { ...entry, status, prepared: new Map() });
  }

  #cache(brand: Brand, locale: Locale): StatusPageCache {
    const key = `${brand.id}/${locale}`;
    let cache = this.#caches.get(key);
    if (!cache) {
      cache = { pages: new Map(), flights: new Map(), isStale: false, filling: null, retryAt: 0 };
      this.#caches.set(key, cache);
    }
    return cache;
  }
}

const isDressed = (status: StatusCode): status is DressedStatus =>
  (dressedStatuses as readonly number[]).includes(status);

/** Waits until the work settles or the time is reached. */
async function soon(work: Promise<void>, until: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, until - Date.now()));
  });
  await Promise.race([work.catch(() => undefined), end]);
  clearTimeout(timer);
}
