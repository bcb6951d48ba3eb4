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

/** How long an expired entry is still served while it is refreshed, in milliseconds. */
const staleWindow = 10 * 60 * 1000;
/** Maximum wait for a render after a backend failure, in milliseconds. */
const outageTimeoutMs = 2_700;
/** Milliseconds between two checks of a render. */
const lookEvery = 100;
/** Milliseconds before a failed refresh is retried. */
const failurePause = 5_000;
/** Milliseconds before a page without any entry is retried. */
const retryPause = 1_000;
/** A failure within this time (milliseconds) may explain a failed page. */
const failureTime = 10_000;

/** `wanted.until` is the end of the longest wait for it, in milliseconds since 1970. */
type Flight = { purgeVersion: number; wanted: { until: number }; result: Promise<Rendered> };
/** Background refreshes keep no visitor waiting and belong to no network. */
const background: Asker = { network: null };
type Parts = {
  cache: PageCache;
  purges: PurgeLog;
  render: (request: PageRequest) => Promise<Rendered>;
  /** A visitor's maximum wait for a render, in milliseconds; exceeding it does not count as an outage. */
  timeoutMs: number;
};

/** Public pages: from memory, or rendered once for all waiting requests. */
export class Pages {
  readonly #parts: Parts;
  readonly #flights = new Map<string, Flight>();
  readonly #turns = new RenderTurns();
  /** Failed pages, and the time before which they are not retried. */
  readonly #failed = new LRUCache<string, number>({ max: 5_000 });
  /** Time of the last render that took too long. */
  #slowAt = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The cached entry if it may be served at once; an expired one is refreshed in the background. */
  getCached(key: string, request: () => PageRequest, now: number): PageEntry | null {
    const entry = this.#parts.cache.get(key, now);
    if (!entry) return null;
    if (entry.freshUntil > now) {
      pageCounters.hit += 1;
      return entry;
    }
    const isTooOld = entry.retryAt <= now && now - entry.freshUntil > staleWindow;
    // During an outage an old page is better than waiting.
    if (isTooOld && !isBackendAway(now)) return null;
    pageCounters.stale += 1;
    if (entry.retryAt > now) return entry;
    if (!this.#flights.has(key)) {
      this.#fly(key, request(), background).catch((error: unknown) => {
        entry.retryAt = Date.now() + failurePause;
        log.warn({ err: error, key }, 'a page could not be refreshed');
      });
    }
    return entry;
  }

  /**
   * The page, rendered if necessary; the old entry if the render fails or is too slow.
   * Null if there is nothing to show: the caller responds with 503 or 500.
   * @throws TooBusy if the asker's network has too many waiting requests
   */
  async get(key: string, request: PageRequest, asker: Asker = background): Promise<PageEntry | null> {
    pageCounters.miss += 1;
    if ((this.#failed.get(key) ?? 0) > Date.now()) return null;
    try {
      return (await inTime(this.#fly(key, request, asker), this.#parts.timeoutMs)).entry;
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

  /** Compresses an entry; without it the entry is sent as is. */
  async pack(key: string, entry: PageEntry, coding: Coding): Promise<void> {
    try {
      this.#parts.cache.grow(key, entry, await pack(entry, coding));
    } catch (error) {
      log.error({ err: error, key, coding }, 'a page could not be packed');
    }
  }

  /** 503 if the backend or this process was recently unavailable or overloaded, else 500. */
  failureStatus(): 500 | 503 {
    // Overload is not the page's fault: a retry may succeed.
    return hadOutage(failureTime) || Date.now() - this.#slowAt < failureTime ? 503 : 500;
  }

  #fly(key: string, request: PageRequest, asker: Asker): Promise<Rendered> {
    const { timeoutMs, purges, render } = this.#parts;
    const under = this.#flights.get(key);
    const until = Date.now() + timeoutMs;
    // A render from before a purge may contain purged data; later requests use the next one.
    if (under && under.purgeVersion === purges.now) {
      under.wanted.until = until;
      return under.result;
    }
    const purgeVersion = purges.now;
    const wanted = { until };
    const turn = this.#turns.take(
      asker,
      () => render(request),
      timeoutMs,
      () => wanted.until > Date.now(),
    );
    const result = turn.then(async (rendered) => {
      const { entry, storable } = rendered;
      if (entry.status >= 500) throw new Error(`The page answered ${entry.status}`);
      if (storable) {
        this.#parts.cache.set(key, entry);
        // Compression costs less time than it saves, and every browser supports this encoding.
        const [best] = codings;
        if (best) await this.pack(key, entry, best);
      } else this.#parts.cache.delete(key);
      return rendered;
    });
    const flight: Flight = { purgeVersion, wanted, result };
    this.#flights.set(key, flight);
    const land = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    result.then(land, land);
    return result;
  }
}

class TooSlow extends Error {}

/** @throws TooSlow after `timeoutMs`, or earlier if the backend is unavailable */
function inTime<T>(render: Promise<T>, timeoutMs: number): Promise<T> {
  const startedAt = Date.now();
  let timer: NodeJS.Timeout;
  const tooLong = new Promise<never>((_, reject) => {
    const look = () => {
      const waited = Date.now() - startedAt;
      const isHopeless = waited >= outageTimeoutMs && hadOutage(waited);
      if (isHopeless || waited >= timeoutMs) reject(new TooSlow(`No page within ${waited} ms`));
    };
    timer = setInterval(look, lookEvery);
  });
  return Promise.race([render, tooLong]).finally(() => clearInterval(timer));
}
