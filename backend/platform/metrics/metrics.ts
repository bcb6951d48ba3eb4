import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { collectProcessMetrics } from '#lib/process/metrics.ts';
import { listRefusedRefunds } from '../../commerce/payments/list-refused-refunds.ts';
import type { Db } from '../db/connect.ts';
import { countOpenStreams } from '../http/stream.ts';
import { registry } from './registry.ts';
import { acquireReporterLease } from './reporter-lease.ts';

const registers = [registry];

const calls = new Counter({
  name: 'vonk_backend_calls_total',
  help: 'Calls of the contract by how they were answered',
  labelNames: ['call', 'status'],
  registers,
});
const seconds = new Histogram({
  name: 'vonk_backend_call_seconds',
  help: 'Seconds that a call took',
  labelNames: ['call'],
  buckets: [0.002, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 5],
  registers,
});

/** Counts a handled call; `took` is in milliseconds. */
export function countCall(call: string, status: number, durationMs: number): void {
  calls.inc({ call, status });
  seconds.observe({ call }, durationMs / 1000);
}

function gaugeDatabase(db: Db): void {
  const pool: Gauge<'state'> = new Gauge({
    name: 'vonk_backend_pool_connections',
    help: 'Connections to the database, and who waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client;
      pool.set({ state: 'busy' }, totalCount - idleCount);
      pool.set({ state: 'idle' }, idleCount);
      pool.set({ state: 'waiting' }, waitingCount);
    },
  });
  const jobs: Gauge<'queue' | 'state'> = new Gauge({
    name: 'vonk_backend_jobs',
    help: 'Jobs that wait, are under way or were given up',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      jobs.reset();
      // A database outage must not hide the other metrics.
      const counted = await countJobs(db).catch(() => []);
      for (const { queue, state, count } of counted) jobs.set({ queue, state }, count);
    },
  });
  const refundsOwed: Gauge = new Gauge({
    name: 'vonk_backend_refunds_owed',
    help: 'Refunds that the provider refused and that are not paid yet',
    registers,
    async collect() {
      const refunds = await listRefusedRefunds(db).catch(() => null);
      if (refunds) refundsOwed.set(refunds.length);
    },
  });
  const streams: Gauge = new Gauge({
    name: 'vonk_backend_event_streams',
    help: 'Event streams to fronts that are open',
    registers,
    collect: () => streams.set(countOpenStreams()),
  });
}

type Counted = { queue: string; state: string; count: number };

/** The queue is shared by all processes, and one of them reports it. */
async function countJobs(db: Db): Promise<Counted[]> {
  if (!(await acquireReporterLease(db, 'jobs'))) return [];
  const { rows } = await db.$client.query<Counted>(
    `select name as queue, state::text, count(*) as count from jobs.job
     where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
  );
  return rows;
}

/** Registers all metrics; called once. */
export function collectMetrics(db: Db): Registry {
  collectProcessMetrics(registry);
  gaugeDatabase(db);
  return registry;
}
