import type { Brand } from '../../lib/site/brands.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { log } from '../http/log.ts';
import type { PageEntry } from './page-entry.ts';
import { plainStatusPage } from './plain-status-page.ts';
import type { PageRequest, Rendered } from './render-page.ts';
import type { StatusCode } from './status-texts.ts';

/** The statuses whose page a brand dresses itself: `app/[brand]/[locale]/(bare)/status/[code]`. */
const dressedStatuses = [404, 405, 410, 429, 500, 503] as const;

type DressedStatus = (typeof dressedStatuses)[number];

type StatusPageCache = {
  pages: Map<StatusCode, PageEntry>;
  /** Those that are being made. */
  flights: Map<DressedStatus, Promise<void>>;
  isStale: boolean;
  filling: Promise<void> | null;
  /** Outdated ones that could not be made anew are not tried again for another 404 before this moment. */
  retryAt: number;
};

/** Milliseconds. */
const failurePause = 5_000;
/** Milliseconds after a request came in beyond which nobody waits for a dressed page where a plain one does. */
const timeoutMs = 1_500;

/**
 * The brand's own pages for errors, made in good times and kept for the bad ones. Next itself answers errors with an
 * empty body to whoever runs no JavaScript.
 */
export class StatusPages {
  readonly #caches = new Map<string, StatusPageCache>();
  readonly #render: (request: PageRequest) => Promise<Rendered>;
  readonly #timeoutMs: number;

  constructor(render: (request: PageRequest) => Promise<Rendered>, wait = timeoutMs) {
    this.#render = render;
    this.#timeoutMs = wait;
  }

  /** The page for a status, from memory; a plain one as long as the brand's own could not be made. */
  get(brand: Brand, locale: Locale, status: StatusCode): PageEntry {
    return this.#cache(brand, locale).pages.get(status) ?? plainStatusPage(locale, status, brand.name);
  }

  /**
   * Like `get`, but waits for the first making of the page, though not for long after the request came in, and has
   * outdated ones made anew.
   */
  async require(brand: Brand, locale: Locale, status: StatusCode, begun = Date.now()): Promise<PageEntry> {
    const cache = this.#cache(brand, locale);
    const isMissing = isDressed(status) && !cache.pages.has(status);
    if (isMissing || (cache.isStale && cache.retryAt <= Date.now())) {
      void this.prepare(brand, locale);
      if (isMissing) await soon(this.#make(cache, brand, locale, status), begun + this.#timeoutMs);
    }
    return this.get(brand, locale, status);
  }

  /** Makes the pages of a brand and language unless they are there and current. */
  async prepare(brand: Brand, locale: Locale): Promise<void> {
    const cache = this.#cache(brand, locale);
    if (!cache.filling && !cache.isStale && cache.pages.size === dressedStatuses.length) return;
    cache.filling ??= this.#fill(cache, brand, locale).finally(() => (cache.filling = null));
    await cache.filling;
  }

  /** After a change of a brand its pages are made anew at the next occasion; the old ones serve until then. */
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

  /** One page, once for all who wait for it. */
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

/** Waits for the end of a work, good or bad, until a moment. */
async function soon(work: Promise<void>, until: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, until - Date.now()));
  });
  await Promise.race([work.catch(() => undefined), end]);
  clearTimeout(timer);
}
