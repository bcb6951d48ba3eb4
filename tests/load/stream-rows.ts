import { request, type ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatCookie } from './session.ts';
import { streamEvents } from '../../lib/contract/events.ts';
import { Delivery } from './delivery.ts';
import { maxOpenFiles } from './machine.ts';
import { settledMemory } from './memory.ts';
import type { Running } from './processes.ts';
import { limitRow, type Row } from './report.ts';

/** Other open files of a process. */
const otherFiles = 500;
/** The front's limit is twelve streams per member. */
const perMember = 10;
const atOnce = 50;
const firstListener = 10_000;
/** Milliseconds within which 99 of 100 events arrive. */
const deliveryLimit = 250;

type Streams = { count: number; firstMember: number; onText?: (text: string) => void };

type StreamLoad = {
  wanted: number;
  /** KB limit of each. */
  limit: number;
  /** Where the timed events are published. */
  databaseUrl: string;
  /** Seconds of sending events. */
  seconds: number;
};

/**
 * Memory of the front per open event stream (its growth after garbage collection, with many open), and the time from an
 * event to its browsers. Where the system allows fewer open files, the number is reduced and the row says so.
 */
export async function streamRows(
  front: Running,
  host: string,
  brand: string,
  { wanted, limit, databaseUrl, seconds }: StreamLoad,
): Promise<Row[]> {
  const connections = Math.min(wanted, maxOpenFiles() - otherFiles);
  const delivery = new Delivery();
  const onText = (text: string) => delivery.hear(text);
  const open = (count: number, firstMember: number) =>
    openStreams(front, host, brand, { count, firstMember, onText });
  await close(await open(200, 5_000));
  const before = await settledMemory(front);
  const streams = await open(connections, firstListener);
  await sleep(2_000);
  const after = await settledMemory(front);
  const count = connections.toLocaleString('en');
  const grown = `front ${Math.round(before / 1e6)} MB before, ${Math.round(after / 1e6)} MB with them`;
  const reference = connections === wanted ? grown : `${grown}; more than these may not be opened here`;
  const each = (after - before) / connections / 1000;
  const memory = limitRow(`memory of an event stream, ${count} open`, each, limit, 'KB', reference);
  // Members with all streams open, so that each event has the same number of receivers.
  const members = Math.floor(connections / perMember);
  const listeners = Array.from({ length: members }, (_, at) => firstListener + at);
  const { p99, p50, missing } = await delivery.measure(databaseUrl, listeners, perMember, seconds);
  const summary = `p50 ${p50.toFixed(0)} ms, ${missing} missing of those sent in ${seconds} s`;
  const time = limitRow(`delivery at 50 messages/s, p99, ${count} open`, p99, deliveryLimit, 'ms', summary);
  await close(streams);
  return [memory, { ...time, reached: time.reached === true && missing === 0 }];
}

async function openStreams(
  front: Pick<Running, 'port'>,
  host: string,
  brand: string,
  { count, firstMember, onText }: Streams,
): Promise<ClientRequest[]> {
  const streams: ClientRequest[] = [];
  while (streams.length < count) {
    const batch = Math.min(atOnce, count - streams.length);
    const opened = Array.from({ length: batch }, async (_, index) => {
      const user = firstMember + Math.floor((streams.length + index) / perMember);
      const cookie = await formatCookie({ token: String(user), user, brand, country: null });
      return openStream(front.port, { host, cookie }, onText);
    });
    streams.push(...(await Promise.all(opened)));
  }
  return streams;
}

/** One open stream; resolves with its first bytes. */
export function openStream(
  port: number,
  headers: Record<string, string>,
  onText?: (text: string) => void,
): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const clientRequest = request({
      host: '127.0.0.1',
      port,
      path: streamEvents.path,
      headers,
      agent: false,
    });
    clientRequest.on('response', (response) => {
      response.on('error', () => undefined);
      if (onText) response.on('data', (chunk: Buffer) => onText(chunk.toString('latin1')));
      if (response.statusCode !== 200) reject(new Error(`The event stream answered ${response.statusCode}`));
      else response.once('data', () => resolve(clientRequest));
    });
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

async function close(streams: ClientRequest[]): Promise<void> {
  for (const stream of streams) stream.destroy();
  await sleep(500);
}
