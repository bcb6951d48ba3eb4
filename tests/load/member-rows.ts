import { Agent, request, type ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { reconnectDelay, refetchSpreadMs } from '../../lib/browser/live/event-source.ts';
import type { StackAddress } from '../support/stack-address.ts';
import { findProcess, unpin } from './machine.ts';
import { percentile } from './measure-chat.ts';
import { nextAction, polled, type Asked } from './member-actions.ts';
import { logInMany, memberHost, type LoggedIn } from './member-sessions.ts';
import { peakBytes } from './memory.ts';
import type { Running } from './processes.ts';
import { failedRow, limitRow, type Row } from './report.ts';
import { openStream } from './stream-rows.ts';

/** Concurrent members, one group after the other. */
const crowds = [2_000, 5_000];

/**
 * Simulated members on this machine, where front, backend, PostgreSQL and the members share all cores; with the peak
 * memory of front and backend so far.
 */
export async function memberRows(front: Running, address: StackAddress, quick: boolean): Promise<Row[]> {
  const backend = findProcess('backend.mjs', `BACKEND_PORT=${address.backendPort}`);
  unpin(front.pid);
  if (backend !== undefined) unpin(backend);
  const rows: Row[] = [];
  for (const crowd of quick ? [200] : crowds) {
    const members = await logInMany(crowd, address);
    const day = { port: front.port, host: memberHost, members, warmUp: 25, seconds: quick ? 20 : 60 };
    const name = `${crowd.toLocaleString('en')} members`;
    const rowsOfDay = simulate(day).then((simulated) => toRows(crowd, day.seconds, simulated));
    rows.push(...(await rowsOfDay.catch((error: unknown) => [failedRow(name, error)])));
    rows.push(limitRow(`${name}: peak memory of the front`, peakBytes(front.pid) / 1e6, 450, 'MB'));
    if (backend !== undefined)
      rows.push(limitRow(`${name}: peak memory of the backend`, peakBytes(backend) / 1e6, 300, 'MB'));
  }
  return rows;
}

function toRows(
  crowd: number,
  seconds: number,
  { calls, pages, errors, lostStreams, reconnected }: Simulated,
): Row[] {
  const name = `${crowd.toLocaleString('en')} members`;
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0) + lostStreams;
  const worst = [...errors].map(([what, count]) => `${count} × ${what}`).slice(0, 3);
  if (lostStreams) worst.push(`${lostStreams} streams lost`);
  const rate = Math.round((calls.length + pages.length) / seconds);
  const ms = (share: number, of: readonly number[]) => `${percentile(of, share).toFixed(0)} ms`;
  const summary = `p50 ${ms(0.5, calls)}, pages p99 ${ms(0.99, pages)}, ${rate} answers/s`;
  const none = limitRow(`${name}: errors`, failed, 0, 'errors', worst.join('; '));
  return [
    limitRow(`${name}: calls, p99`, percentile(calls, 0.99), 100, 'ms', summary),
    { ...none, ours: String(failed), target: '0' },
    limitRow(`${name} reconnect: slowest answer`, Math.max(...reconnected), 1_000, 'ms'),
  ];
}

export type Day = {
  port: number;
  host: string;
  members: readonly LoggedIn[];
  /** Seconds of warm-up, which do not count. */
  warmUp: number;
  seconds: number;
};

export type Simulated = {
  /** Milliseconds of each call, polls and writes. */
  calls: number[];
  pages: number[];
  /** Counts of responses from 400 on, broken and missing ones, by kind. */
  errors: Map<string, number>;
  /** Streams that ended early. */
  lostStreams: number;
  /** Milliseconds of each answer after all streams were cut at the end, those of the streams included. */
  reconnected: number[];
};

/** Each member has one event stream and fetches three lists in 60 seconds: an action every 20 seconds. */
const intervalMs = 20_000;
const streamsAtOnce = 50;

/** Members who do what our open pages do, each with an event stream, concurrently. */
async function simulate({ port, host, members, warmUp, seconds }: Day): Promise<Simulated> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const result: Simulated = { calls: [], pages: [], errors: new Map(), lostStreams: 0, reconnected: [] };
  let isClosing = false;
  const streams: ClientRequest[] = [];
  for (let at = 0; at < members.length; at += streamsAtOnce) {
    const batch = members.slice(at, at + streamsAtOnce);
    streams.push(
      ...(await Promise.all(
        batch.map(({ cookie, address }) => openStream(port, { host, cookie, 'x-forwarded-for': address })),
      )),
    );
  }
  for (const stream of streams) stream.on('close', () => void (isClosing || (result.lostStreams += 1)));

  const startedAt = performance.now() + warmUp * 1000;
  const end = startedAt + seconds * 1000;
  const act = async (member: LoggedIn, turn: number) => {
    const { kind, ...asked } = nextAction(member, members, turn, host, port);
    const started = performance.now();
    const outcome = await ask({ agent, port, ...asked }).catch((error: Error) => error.message);
    if (started < startedAt) return;
    if (typeof outcome === 'string' || outcome >= 400) {
      const what = `${asked.method} ${asked.path.split('?')[0]}: ${outcome}`;
      result.errors.set(what, (result.errors.get(what) ?? 0) + 1);
    } else result[kind].push(performance.now() - started);
  };
  const live = async (member: LoggedIn) => {
    await sleep(Math.random() * intervalMs);
    for (let turn = 0; performance.now() < end; turn += 1) {
      await act(member, turn);
      await sleep(intervalMs * (0.5 + Math.random()));
    }
  };
  await Promise.all(members.map(live));
  isClosing = true;
  for (const stream of streams.splice(0)) stream.destroy();
  const timed = async <T>(answered: Promise<T>) => {
    const started = performance.now();
    await answered;
    result.reconnected.push(performance.now() - started);
    return answered;
  };
  // As lib/browser/live does.
  const reconnect = async ({ cookie, address }: LoggedIn) => {
    const headers = { host: `${host}:${port}`, cookie, 'x-forwarded-for': address };
    await sleep(reconnectDelay(0));
    streams.push(await timed(openStream(port, headers)));
    await sleep(Math.random() * refetchSpreadMs);
    await Promise.all(polled.map((path) => timed(ask({ agent, port, method: 'GET', path, headers }))));
  };
  await Promise.all(members.map(reconnect));
  for (const stream of streams) stream.destroy();
  agent.destroy();
  return result;
}

/** The status, after the complete response. */
function ask({
  agent,
  port,
  method,
  path,
  headers,
  body,
}: Asked & { agent: Agent; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { host: '127.0.0.1', port, path, method, headers: { ...headers, ...length }, agent };
    const asked = request(options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject);
    });
    asked.setTimeout(15_000, () => asked.destroy(new Error('no answer within 15 s')));
    asked.on('error', reject);
    asked.end(body);
  });
}
