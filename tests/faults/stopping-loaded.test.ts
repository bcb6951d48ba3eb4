// The long form: `STOPS=20 npm run test:faults -- stopping-loaded`.
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptTimeoutMs } from '../../lib/process/drain.ts';
import { confirmed, herzfunke, password, type Person } from '../system/cast.ts';
import { fairTime } from '../support/fair-time.ts';
import { Visitor, type Answer } from '../support/http.ts';
import { killPart, startPart, stopPart } from '../support/stack.ts';
import { until } from '../support/until.ts';

const stops = Number(process.env.STOPS ?? 1);
const timeoutMs = 60_000 + stops * 30_000;
/** Visitors that ask one thing after the other, and what they ask: kept, rendered, passed on. */
const visitors = 12;
/** Null is a search of its own. */
const paths = ['/', '/members', '/api/settings.php', '/api/user.php', null] as const;
/** All at once just before the signal, and together slower to answer than `arriving`: see `prepareSlow`. */
const burst = { front: 12, backend: 40 };
/** Milliseconds from the start to the first answer, on a database that is there (targets: 2 s). */
const readyWithin = 2_000;
/** Milliseconds after which a page is given up, and its visitor told to come again (`server/pages/pages.ts`: 2.7 s). */
const givenUp = 2_500;

/** Milliseconds after which a request is sure to have arrived. */
const arriving = 50;

type Asked = {
  path: string;
  status: number | null;
  retryAfter?: string | undefined;
  begun: number;
  ended: number;
  error: string;
};

// The files after this one find both running, whatever became of this.
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
      // A stream of the browser hangs on the front; one that is told to fetch again goes on.
      if (part === 'front') await until(() => Promise.resolve(isClosed));
      stream.destroy();
      await until(async () => (await new Visitor(herzfunke).get('/members')).status === 200);
    }
  },
  timeoutMs,
);

type Stop = { underWay: number; inFlight: number; failed: Asked[]; took: number };

/** Stops a part under load, again where the machine was too busy to answer within the time that a part has for it. */
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
  // Where one is answered the others have come.
  await Promise.race(slowly);
  await sleep(arriving);
  const stopping = Date.now();
  await stopPart(part);
  const took = Date.now() - stopping;
  isOver = true;
  await Promise.all(load);
  const underWay = results.filter(({ begun }) => begun < stopping - arriving);
  return {
    underWay: underWay.length,
    inFlight: underWay.filter(({ ended }) => ended >= stopping).length,
    failed: underWay.filter(isFailed),
    took,
  };
}

/** A page that takes too long on a busy machine is no page that the stop has failed. */
function isFailed({ status, retryAfter, begun, ended }: Asked): boolean {
  const isGivenUp = status === 503 && retryAfter !== undefined && ended - begun >= givenUp;
  return !isGivenUp && (status === null || status >= 500);
}

/**
 * Starts a part; how long it took and may take, in milliseconds. What else the machine does may slow one start, hardly
 * three; where it slows them all it slows a bare process as well.
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

/** A search of its own, which is neither kept nor asked for by another. */
function newSearch(part: 'front' | 'backend'): string {
  const nth = searches++;
  const from = 18 + (nth % 40);
  // A call is passed on at once; a page that waits to be made has not come to the backend.
  const path = part === 'front' ? '/members' : '/api/members.php';
  return `${path}?min_age=${from}&max_age=${from + 1 + (Math.floor(nth / 40) % 40)}`;
}

/**
 * What takes its part a while, ready to be asked: making a page, or looking at a password, which nobody asks for twice.
 */
async function prepareSlow(part: 'front' | 'backend', { email }: Person): Promise<() => Promise<Asked>> {
  if (part === 'front') return () => ask(newSearch(part));
  const visitor = new Visitor(herzfunke);
  const body = { email, password, proof: await visitor.proof() };
  return () => ask('/api/user.php', () => visitor.call('POST /api/user.php', { body }));
}

/** One request, whatever becomes of it. */
async function ask(
  path: string,
  go: () => Promise<Pick<Answer, 'status' | 'headers'>> = () => new Visitor(herzfunke).get(path),
): Promise<Asked> {
  const begun = Date.now();
  try {
    const { status, headers } = await go();
    return { path, status, retryAfter: headers['retry-after'], begun, ended: Date.now(), error: '' };
  } catch (error) {
    return { path, status: null, begun, ended: Date.now(), error: String(error) };
  } finally {
    await sleep(5);
  }
}
