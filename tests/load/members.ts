import { Agent, request, type ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextAction, type Asked } from './member-actions.ts';
import type { LoggedIn } from './member-sessions.ts';
import { openStream } from './stream-rows.ts';

export type Day = {
  port: number;
  host: string;
  members: readonly LoggedIn[];
  /** Seconds in which everything warms up; nothing of it counts. */
  warmUp: number;
  seconds: number;
};

export type Simulated = {
  /** Milliseconds of each call, polls and writes alike. */
  calls: number[];
  pages: number[];
  /** What was answered with 400 or more, broke off or never came: how often, by what it was. */
  errors: Map<string, number>;
  /** Streams that ended meanwhile. */
  lostStreams: number;
};

/** Each member listens at one event stream and fetches three lists in 60 seconds: an action every 20 seconds. */
const pause = 20_000;
const streamsAtOnce = 50;

/** Members who do what our pages do while they are open, each with an event stream, all at once. */
export async function simulate({ port, host, members, warmUp, seconds }: Day): Promise<Simulated> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const result: Simulated = { calls: [], pages: [], errors: new Map(), lostStreams: 0 };
  let isClosing = false;
  const streams: ClientRequest[] = [];
  for (let at = 0; at < members.length; at += streamsAtOnce) {
    const batch = members.slice(at, at + streamsAtOnce);
    streams.push(...(await Promise.all(batch.map(({ cookie }) => openStream(port, { host, cookie })))));
  }
  for (const stream of streams) stream.on('close', () => void (isClosing || (result.lostStreams += 1)));

  const begun = performance.now() + warmUp * 1000;
  const end = begun + seconds * 1000;
  const act = async (member: LoggedIn, turn: number) => {
    const { kind, ...asked } = nextAction(member, members, turn, host, port);
    const started = performance.now();
    const outcome = await ask({ agent, port, ...asked }).catch((error: Error) => error.message);
    if (started < begun) return;
    if (typeof outcome === 'string' || outcome >= 400) {
      const what = `${asked.method} ${asked.path.split('?')[0]}: ${outcome}`;
      result.errors.set(what, (result.errors.get(what) ?? 0) + 1);
    } else result[kind].push(performance.now() - started);
  };
  const live = async (member: LoggedIn) => {
    await sleep(Math.random() * pause);
    for (let turn = 0; performance.now() < end; turn += 1) {
      await act(member, turn);
      await sleep(pause * (0.5 + Math.random()));
    }
  };
  await Promise.all(members.map(live));
  isClosing = true;
  for (const stream of streams) stream.destroy();
  agent.destroy();
  return result;
}

/** The status, once the whole answer is there. */
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
