import { LRUCache } from 'lru-cache';
import { TooBusy } from '../../lib/process/fair-turns.ts';
import { isBackendAway } from '../../lib/upstream/breaker.ts';
import { hadOutage } from '../../lib/upstream/failures.ts';
import { log } from '../http/log.ts';
import type { PageCache } from './page-cache.ts';
import { pageCounters } from './page-counters.ts';
import { codings, type Coding } from '../http/compress.ts';
import { pack, type PageEntry } from './page-entry.ts';
import type { PurgeLog } from './purge-log.ts';
import type { PageRequest, Rendered } from './render-page.ts';
import { RenderTurns, type Asker } from './render-turns.ts';

/** How long past its freshness an entry is still sent at once while a new one is made, in milliseconds. */
const staleWindow = 10 * 60 * 1000;
/** A visitor waits no longer than this for a render where the backend has failed meanwhile, in milliseconds. */
const outageTimeoutMs = 2_700;
/** Milliseconds between two looks at what became of a render. */
const lookEvery = 100;
/** After a failed refresh the stale entry rests this long, in milliseconds. */
const failurePause = 5_000;
/** A page that could not be made at all is tried again after this, in milliseconds. */
const retryPause = 1_000;
/** What failed so long ago (milliseconds) may be why a page could not be made. */
const failureTime = 10_000;

/** `wanted.until` is how long somebody waits for it, in milliseconds since 1970. */
type Flight = { begun: number; wanted: { until: number }; result: Promise<Rendered> };
/** What is made anew behind its back keeps no visitor waiting, and is nobody's. */
const nobody: Asker = { network: null };
type Parts = {
  cache: PageCache;
  purges: PurgeLog;
  render: (request: PageRequest) => Promise<Rendered>;
  /** A visitor waits this long for a render, in milliseconds: a page that takes long is late, and no outage. */
  patience: number;
};

/** Public pages: from memory, or rendered once however many wait for them. */
export class Pages {
  readonly #parts: Parts;
  readonly #flights = new Map<string, Flight>();
  readonly #turns = new RenderTurns();
  /** Pages that could not be made, and until when nobody tries again. */
  readonly #failed = new LRUCache<string, number>({ max: 5_000 });
  /** When a page took too long for the last time. */
  #slowAt = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The kept entry when it may be sent at once; refreshes it in the background once it has expired. */
  kept(key: string, request: () => PageRequest, now: number): PageEntry | null {
    const entry = this.#parts.cache.get(key, now);
    if (!entry) return null;
    if (entry.freshUntil > now) {
      pageCounters.hit += 1;
      return entry;
    }
    const isTooOld = entry.retryAt <= now && now - entry.freshUntil > staleWindow;
    // While nobody answers, an old page is better than a wait for none.
    if (isTooOld && !isBackendAway(now)) return null;
    pageCounters.stale += 1;
    if (entry.retryAt > now) return entry;
    if (!this.#flights.has(key)) {
      this.#fly(key, request(), nobody).catch((error: unknown) => {
        entry.retryAt = Date.now() + failurePause;
        log.warn({ err: error, key }, 'a page could not be refreshed');
      });
    }
    return entry;
  }

  /**
   * The page, rendered if need be. When the render fails or takes too long and an old entry exists, that one.
   * Returns null when there is nothing to show: the caller then says 503 or 500.
   * @throws TooBusy where the asker's network waits for too many pages already
   */
  async get(key: string, request: PageRequest, asker: Asker = nobody): Promise<PageEntry | null> {
    pageCounters.miss += 1;
    if ((this.#failed.get(key) ?? 0) > Date.now()) return null;
    try {
      return (await inTime(this.#fly(key, request, asker), this.#parts.patience)).entry;
    } catch (error) {
      if (error instanceof TooBusy) throw error;
      log.error({ err: error, path: request.page.internalPath }, 'a page could not be rendered');
      if (error instanceof TooSlow) this.#slowAt = Date.now();
      const stale = this.#parts.cache.get(key, Date.now());
      if (stale) stale.retryAt = Date.now() + failurePause;
      else this.#failed.set(key, Date.now() + retryPause);
      return stale ?? null;
    }
  }

  /** Makes a small form of an entry; without it the entry is sent as it is. */
  async pack(key: string, entry: PageEntry, coding: Coding): Promise<void> {
    try {
      this.#parts.cache.grow(key, entry, await pack(entry, coding));
    } catch (error) {
      log.error({ err: error, key, coding }, 'a page could not be packed');
    }
  }

  /** 503 when the backend was away or this process was too busy just now, else 500. */
  failureStatus(): 500 | 503 {
    // Too much to do is no fault of the page: whoever asked may come again.
    return hadOutage(failureTime) || Date.now() - this.#slowAt < failureTime ? 503 : 500;
  }

  #fly(key: string, request: PageRequest, asker: Asker): Promise<Rendered> {
    const { patience, purges, render } = this.#parts;
    const under = this.#flights.get(key);
    const until = Date.now() + patience;
    // A flight from before a purge may bring what has just been purged; whoever comes later takes the next one.
    if (under && under.begun === purges.now) {
      under.wanted.until = until;
      return under.result;
    }
    const begun = purges.now;
    const wanted = { until };
    const turn = this.#turns.take(
      asker,
      () => render(request),
      patience,
      () => wanted.until > Date.now(),
    );
    const result = turn.then(async (rendered) => {
      const { entry, storable } = rendered;
      if (entry.status >= 500) throw new Error(`The page answered ${entry.status}`);
      if (storable) {
        this.#parts.cache.set(key, entry);
        // It takes less time than it saves on the way, and every browser takes this form.
        const [best] = codings;
        if (best) await this.pack(key, entry, best);
      } else this.#parts.cache.delete(key);
      return rendered;
    });
    const flight: Flight = { begun, wanted, result };
    this.#flights.set(key, flight);
    const land = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    result.then(land, land);
    return result;
  }
}

class TooSlow extends Error {}

/** @throws TooSlow after `patience` milliseconds, or earlier where no backend answers what the page may wait for */
function inTime<T>(render: Promise<T>, patience: number): Promise<T> {
  const begun = Date.now();
  let timer: NodeJS.Timeout;
  const tooLong = new Promise<never>((_, reject) => {
    const look = () => {
      const waited = Date.now() - begun;
      const isHopeless = waited >= outageTimeoutMs && hadOutage(waited);
      if (isHopeless || waited >= patience) reject(new TooSlow(`No page within ${waited} ms`));
    };
    timer = setInterval(look, lookEvery);
  });
  return Promise.race([render, tooLong]).finally(() => clearInterval(timer));
}
