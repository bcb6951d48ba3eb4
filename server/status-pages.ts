import type { Brand } from '../lib/site/brands.ts';
import type { Locale } from '../lib/i18n/locales.ts';
import { log } from './log.ts';
import type { PageEntry } from './page-entry.ts';
import { plainStatusPage } from './plain-status-page.ts';
import type { PageRequest, Rendered } from './render-page.ts';
import type { StatusCode } from './status-texts.ts';

/** The statuses whose page a brand dresses itself: `app/[brand]/[locale]/(bare)/status/[code]`. */
const dressedStatuses = [404, 410, 500, 503] as const;

type Shelf = {
  pages: Map<StatusCode, PageEntry>;
  isStale: boolean;
  filling: boolean;
  /** Outdated ones that could not be made anew are not tried again for another 404 before this moment. */
  retryAt: number;
};

/** Milliseconds. */
const failurePause = 5_000;

/**
 * The brand's own pages for errors, made in good times and kept for the bad ones. Next itself answers errors with an
 * empty body to whoever runs no JavaScript.
 */
export class StatusPages {
  readonly #shelves = new Map<string, Shelf>();
  readonly #render: (request: PageRequest) => Promise<Rendered>;

  constructor(render: (request: PageRequest) => Promise<Rendered>) {
    this.#render = render;
  }

  /** The page for a status, from memory; a plain one as long as the brand's own could not be made. */
  get(brand: Brand, locale: Locale, status: StatusCode): PageEntry {
    return this.#shelf(brand, locale).pages.get(status) ?? plainStatusPage(locale, status, brand.name);
  }

  /** Like `get`, but waits for the first making of the pages, and has outdated ones made anew. */
  async require(brand: Brand, locale: Locale, status: StatusCode): Promise<PageEntry> {
    const shelf = this.#shelf(brand, locale);
    if (!shelf.pages.has(status) && (dressedStatuses as readonly number[]).includes(status)) {
      await this.prepare(brand, locale);
    } else if (shelf.isStale && shelf.retryAt <= Date.now()) {
      void this.prepare(brand, locale);
    }
    return this.get(brand, locale, status);
  }

  /** Makes the pages of a brand and language unless they are there and current. */
  async prepare(brand: Brand, locale: Locale): Promise<void> {
    const shelf = this.#shelf(brand, locale);
    if (shelf.filling || (!shelf.isStale && shelf.pages.size === dressedStatuses.length)) return;
    shelf.filling = true;
    shelf.isStale = false;
    try {
      for (const status of dressedStatuses) {
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
    } catch (error) {
      shelf.isStale = true;
      shelf.retryAt = Date.now() + failurePause;
      log.warn({ err: error, brand: brand.id, locale }, 'the status pages could not be made');
    } finally {
      shelf.filling = false;
    }
  }

  /** After a change of a brand its pages are made anew at the next occasion; the old ones serve until then. */
  outdate(): void {
    for (const shelf of this.#shelves.values()) shelf.isStale = true;
  }

  #shelf(brand: Brand, locale: Locale): Shelf {
    const key = `${brand.id}/${locale}`;
    let shelf = this.#shelves.get(key);
    if (!shelf)
      this.#shelves.set(key, (shelf = { pages: new Map(), isStale: false, filling: false, retryAt: 0 }));
    return shelf;
  }
}
