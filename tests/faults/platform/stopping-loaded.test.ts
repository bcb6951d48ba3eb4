// The long form: `STOPS=20 npm run test:faults -- stopping-loaded`.
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptTimeoutMs } from '#lib/process/drain.ts';
import { confirmed, herzfunke, password, type Person } from '#tests/support/cast.ts';
import { fairTime } from '#tests/support/fair-time.ts';
import { Visitor, type Answer } from '#tests/support/http.ts';
import { killPart, startPart, stopPart } from '#tests/support/stack.ts';
import { until } from '#tests/support/until.ts';

const stops = Number(process.env.STOPS ?? 1);
const timeoutMs = 60_000 + stops * 30_000;
/** Concurrent visitors and their requests: cached, rendered, passed on. */
const visitors = 12;
/** Null is a new search each time. */
const paths = ['/', '/members', '/api/settings.php', '/api/user.php', null] as const;
/** All at once just before the signal, and together slower to answer than `arriving`: see `prepareSlow`. */
const burst = { front: 12, backend: 40 };
/** Milliseconds from start to first response with an existing database (target: 2 s). */
const readyWithin = 2_000;
/** Milliseconds after which a page is abandoned with a retry response (`server/pages/pages.ts`: 2.7 s). */
const givenUp = 2_500;

/** Milliseconds after which a request has surely arrived. */
const arriving = 50;

type Asked = {
  path: string;
  status: number | null;
  retryAfter?: string | undefined;
  startedAt: number;
  ended: number;
  error: string;
};

// Later test files need both running, even after a failure here.
afterEach(async () => {
  for (const part of ['backend', 'front'] as const) {
    await killPart(part);
    await startPart(part);
  }
});

test.each(['front', 'backend'] as const)(
  'SIGTERM to the %s under load fails nothing that is under way, closes the streams, and it is soon back',
  async (part) => {
    const alice = await confirmed('Alice');
    for (let stop = 0; stop < stops; stop += 1) {
      const stream = await alice.visitor.stream('/api/events.php');
      let isClosed = false;
      stream.on('close', () => (isClosed = true));
      stream.on('error', () => undefined);
      stream.resume();

      const { underWay, failed, inFlight } = await stopInTime(part, alice);
      expect(underWay).toBeGreaterThan(visitors);
      expect(failed).toEqual([]);
      expect(inFlight).toBeGreaterThan(burst[part] / 4);

      const { ready, within } = await startAgain(part);
      expect(ready).toBeLessThanOrEqual(within);
      process.stdout.write(
        `SIGTERM to the ${part}: ${underWay} asked before, ${inFlight} of them in flight, 0 failed; ready after ${ready} ms\n`,
      );
      // The stream ends with its front; after a backend's stop it gets a resync and continues.
      if (part === 'front') await until(() => Promise.resolve(isClosed));
      stream.destroy();
      await until(async () => (await new Visitor(herzfunke).get('/members')).status === 200);
    }
  },
  timeoutMs,
);

type Stop = { underWay: number; inFlight: number; failed: Asked[]; took: number };

/** Stops a part under load; retries where a busy machine exceeded the part's time limit. */
async function stopInTime(part: 'front' | 'backend', person: Person): Promise<Stop> {
  for (let tries = 1; ; tries += 1) {
    const stop = await stopUnderLoad(part, person);
    if (stop.took < acceptTimeoutMs || stop.failed.length === 0 || tries === 3) return stop;
    await startPart(part);
  }
}

async function stopUnderLoad(part: 'front' | 'backend', person: Person): Promise<Stop> {
  const slow = await Promise.all(Array.from({ length: burst[part] }, () => prepareSlow(part, person)));
  const results: Asked[] = [];
  let isOver = false;
  const load = Array.from({ length: visitors }, async (_each, at) => {
    for (let nth = at; !isOver; nth += 1)
      results.push(await ask(paths[nth % paths.length] ?? newSearch(part)));
  });
  await sleep(700);
  const slowly = slow.map(async (go) => void results.push(await go()));
  load.push(...slowly);
  // Once one has a response, the others have arrived.
  await Promise.race(slowly);
  await sleep(arriving);
  const stopping = Date.now();
  await stopPart(part);
  const took = Date.now() - stopping;
  isOver = true;
  await Promise.all(load);
  const underWay = results.filter(({ startedAt }) => startedAt < stopping - arriving);
  return {
    underWay: underWay.length,
    inFlight: underWay.filter(({ ended }) => ended >= stopping).length,
    failed: underWay.filter(isFailed),
    took,
  };
}

/** A page that is too slow on a busy machine is no failure of the stop. */
function isFailed({ status, retryAfter, startedAt, ended }: Asked): boolean {
  const isGivenUp = status === 503 && retryAfter !== undefined && ended - startedAt >= givenUp;
  return !isGivenUp && (status === null || status >= 500);
}

/**
 * Starts a part; returns actual and allowed milliseconds. Other load may slow one start, but hardly three; if it slows
 * them all, it slows a bare process too.
 */
async function startAgain(part: 'front' | 'backend'): Promise<{ ready: number; within: number }> {
  for (let starts = 1; ; starts += 1) {
    const started = Date.now();
    await startPart(part);
    const ready = Date.now() - started;
    const within = await fairTime(readyWithin);
    if (ready <= within || starts === 3) return { ready, within };
    await stopPart(part);
  }
}

let searches = 0;

/** A unique search, which is neither cached nor requested elsewhere. */
function newSearch(part: 'front' | 'backend'): string {
  const nth = searches++;
  const from = 18 + (nth % 40);
  // Calls pass at once; a page queued for rendering has not reached the backend.
  const path = part === 'front' ? '/members' : '/api/members.php';
  return `${path}?min_age=${from}&max_age=${from + 1 + (Math.floor(nth / 40) % 40)}`;
}

/** A slow request, ready to send: rendering a page or checking a password, each of them unique. */
async function prepareSlow(part: 'front' | 'backend', { email }: Person): Promise<() => Promise<Asked>> {
  if (part === 'front') return () => ask(newSearch(part));
  const visitor = new Visitor(herzfunke);
  const body = { email, password, proof: await visitor.proof() };
  return () => ask('/api/user.php', () => visitor.call('POST /api/user.php', { body }));
}

/** One request; failures are part of the result. */
async function ask(
  path: string,
  go: () => Promise<Pick<Answer, 'status' | 'headers'>> = () => new Visitor(herzfunke).get(path),
): Promise<Asked> {
  const startedAt = Date.now();
  try {
    const { status, headers } = await go();
    return { path, status, retryAfter: headers['retry-after'], startedAt, ended: Date.now(), error: '' };
  } catch (error) {
    return { path, status: null, startedAt, ended: Date.now(), error: String(error) };
  } finally {
    await sleep(5);
  }
}
