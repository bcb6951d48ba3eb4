import { request, type ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { cookieOf } from './session.ts';
import { streamEvents } from '../../lib/contract/events.ts';
import { openFilesAllowed } from './machine.ts';
import { settledMemory } from './memory.ts';
import type { Running } from './processes.ts';
import { limitRow, type Row } from './report.ts';

/** Files that a process opens besides. */
const otherFiles = 500;
/** The front lets a member keep twelve streams. */
const perMember = 10;
/** As many are opened at a time. */
const atOnce = 50;

/**
 * Memory of the front for one open event stream: what it grew by, rubbish collected, with many of them open. Where the
 * system allows fewer open files, there are as many as it allows, and the row says so.
 */
export async function streamRow(
  front: Running,
  host: string,
  brand: string,
  inspector: number,
  wanted = 5_000,
): Promise<Row> {
  const connections = Math.min(wanted, openFilesAllowed() - otherFiles);
  const open = (count: number, firstMember: number) => openStreams(front, host, brand, count, firstMember);
  await close(await open(200, 5_000));
  const before = await settledMemory(front.pid, inspector);
  const streams = await open(connections, 10_000);
  await sleep(2_000);
  const after = await settledMemory(front.pid, inspector);
  await close(streams);
  const each = (after - before) / connections / 1000;
  const title = `memory of an event stream, ${connections.toLocaleString('en')} open`;
  const grown = `front ${Math.round(before / 1e6)} MB before, ${Math.round(after / 1e6)} MB with them`;
  const reference = connections === wanted ? grown : `${grown}; more than these may not be opened here`;
  return limitRow(title, each, 20, 'KB', reference);
}

async function openStreams(
  front: Running,
  host: string,
  brand: string,
  count: number,
  firstMember: number,
): Promise<ClientRequest[]> {
  const streams: ClientRequest[] = [];
  while (streams.length < count) {
    const batch = Math.min(atOnce, count - streams.length);
    const opened = Array.from({ length: batch }, async (_, index) => {
      const user = firstMember + Math.floor((streams.length + index) / perMember);
      const cookie = await cookieOf({ token: String(user), user, brand });
      return openStream(front.port, { host, cookie });
    });
    streams.push(...(await Promise.all(opened)));
  }
  return streams;
}

function openStream(port: number, headers: Record<string, string>): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: streamEvents.path, headers, agent: false });
    asked.on('response', (response) => {
      response.on('error', () => undefined);
      if (response.statusCode !== 200) reject(new Error(`The event stream answered ${response.statusCode}`));
      else response.once('data', () => resolve(asked));
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function close(streams: ClientRequest[]): Promise<void> {
  for (const stream of streams) stream.destroy();
  await sleep(500);
}
