import type { Brand } from '../lib/site/brands.ts';
import type { Locale } from '../lib/i18n/locales.ts';
import { log } from './log.ts';
import type { PageEntry } from './page-entry.ts';
import { plainStatusPage } from './plain-status-page.ts';
import type { PageRequest, Rendered } from './render-page.ts';
import type { StatusCode } from './status-texts.ts';

/** The statuses whose page a brand dresses itself: `app/[brand]/[locale]/(bare)/status/[code]`. */
const dressedStatuses = [404, 405, 410, 429, 500, 503] as const;

type DressedStatus = (typeof dressedStatuses)[number];

type Shelf = {
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
const patience = 1_500;

/**
 * The brand's own pages for errors, made in good times and kept for the bad ones. Next itself answers errors with an
 * empty body to whoever runs no JavaScript.
 */
export class StatusPages {
  readonly #shelves = new Map<string, Shelf>();
  readonly #render: (request: PageRequest) => Promise<Rendered>;
  readonly #patience: number;

  constructor(render: (request: PageRequest) => Promise<Rendered>, wait = patience) {
    this.#render = render;
    this.#patience = wait;
  }

  /** The page for a status, from memory; a plain one as long as the brand's own could not be made. */
  get(brand: Brand, locale: Locale, status: StatusCode): PageEntry {
    return this.#shelf(brand, locale).pages.get(status) ?? plainStatusPage(locale, status, brand.name);
  }

  /**
   * Like `get`, but waits for the first making of the page, though not for long after the request came in, and has
   * outdated ones made anew.
   */
  async require(brand: Brand, locale: Locale, status: StatusCode, begun = Date.now()): Promise<PageEntry> {
    const shelf = this.#shelf(brand, locale);
    const isMissing = isDressed(status) && !shelf.pages.has(status);
    if (isMissing || (shelf.isStale && shelf.retryAt <= Date.now())) {
      void this.prepare(brand, locale);
      if (isMissing) await soon(this.#make(shelf, brand, locale, status), begun + this.#patience);
    }
    return this.get(brand, locale, status);
  }

  /** Makes the pages of a brand and language unless they are there and current. */
  async prepare(brand: Brand, locale: Locale): Promise<void> {
    const shelf = this.#shelf(brand, locale);
    if (!shelf.filling && !shelf.isStale && shelf.pages.size === dressedStatuses.length) return;
    shelf.filling ??= this.#fill(shelf, brand, locale).finally(() => (shelf.filling = null));
    await shelf.filling;
  }

  /** After a change of a brand its pages are made anew at the next occasion; the old ones serve until then. */
  outdate(): void {
    for (const shelf of this.#shelves.values()) shelf.isStale = true;
  }

  async #fill(shelf: Shelf, brand: Brand, locale: Locale): Promise<void> {
    shelf.isStale = false;
    try {
      for (const status of dressedStatuses) await this.#make(shelf, brand, locale, status);
    } catch (error) {
      shelf.isStale = true;
      shelf.retryAt = Date.now() + failurePause;
      log.warn({ err: error, brand: brand.id, locale }, 'the status pages could not be made');
    }
  }

  /** One page, once for all who wait for it. */
  #make(shelf: Shelf, brand: Brand, locale: Locale, status: DressedStatus): Promise<void> {
    const under = shelf.flights.get(status);
    if (under) return under;
    const flight = this.#dress(shelf, brand, locale, status).finally(() => shelf.flights.delete(status));
    shelf.flights.set(status, flight);
    return flight;
  }

  async #dress(shelf: Shelf, brand: Brand, locale: Locale, status: DressedStatus): Promise<void> {
    const path = `/status/${status}`;
    const { entry } = await this.#render({
      page: { internalPath: `/${brand.id}/${locale}${path}`, safe: false },
      host: brand.hosts[0] ?? 'localhost',
      path,
      rsc: null,
    });
    if (entry.status !== 200 && entry.status !== status) throw new Error(`It answered ${entry.status}`);
    shelf.pages.set(status, { ...entry, status, prepared: new Map() });
  }

  #shelf(brand: Brand, locale: Locale): Shelf {
    const key = `${brand.id}/${locale}`;
    let shelf = this.#shelves.get(key);
    if (!shelf) {
      shelf = { pages: new Map(), flights: new Map(), isStale: false, filling: null, retryAt: 0 };
      this.#shelves.set(key, shelf);
    }
    return shelf;
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
