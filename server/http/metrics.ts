import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { collectProcessMetrics } from '../../lib/process/metrics.ts';
import { countOpen, upstreamCalls } from '../../lib/upstream/breaker.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { RequestKind } from './observe-requests.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { pageCounters } from '../pages/page-counters.ts';

type Parts = { cache: PageCache; hub: EventHub };

/** The front's metrics; counters of other modules are read at each scrape. */
export class FrontMetrics {
  readonly registry = new Registry();
  readonly #requests: Counter<'kind' | 'status'>;
  readonly #seconds: Histogram<'kind'>;

  constructor({ cache, hub }: Parts) {
    const registers = [this.registry];
    collectProcessMetrics(this.registry);
    this.#requests = new Counter({
      name: 'vonk_front_requests_total',
      help: 'Answers by kind of request and status',
      labelNames: ['kind', 'status'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'vonk_front_request_seconds',
      help: 'Seconds from request to the end of the answer; streams are left out',
      labelNames: ['kind'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.3, 1, 3, 10],
      registers,
    });
    this.#askedFor(
      'vonk_front_pages_total',
      'Public pages by how they were answered',
      'result',
      () => pageCounters,
    );
    this.#askedFor(
      'vonk_front_upstream_calls_total',
      'Calls of the backend by how they ended',
      'result',
      upstreamCalls,
    );
    this.#now('vonk_front_breakers_open', 'Backends out of use after failures', () => countOpen(Date.now()));
    this.#now('vonk_front_event_streams', 'Event streams of browsers that are open', () => hub.size);
    this.#now('vonk_front_page_cache_entries', 'Pages in memory', () => cache.size.entries);
    this.#now('vonk_front_page_cache_bytes', 'Bytes of pages in memory', () => cache.size.bytes);
  }

  /** Counts a response; `seconds` is its duration. */
  readonly count = (kind: RequestKind, status: number, seconds: number): void => {
    this.#requests.inc({ kind, status: String(status) });
    if (kind !== 'events') this.#seconds.observe({ kind }, seconds);
  };

  #now(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => gauge.set(read()),
    });
  }

  #askedFor(name: string, help: string, label: string, read: () => Readonly<Record<string, number>>): void {
    const counter: Counter = new Counter({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect() {
        counter.reset();
        for (const [value, count] of Object.entries(read())) counter.inc({ [label]: value }, count);
      },
    });
  }
}
