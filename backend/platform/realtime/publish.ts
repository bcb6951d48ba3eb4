import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setImmediate as tick, setTimeout as sleep } from 'node:timers/promises';
import type { FeedEvent } from '#lib/contract/events.ts';
import type { Db } from '../db/connect.ts';
import { text, texts, statement } from '../db/statement.ts';
import { log } from '../http/log.ts';

export const channel = 'vonk';
/** Bytes of events in a line; a PostgreSQL notification is limited to 8,000. */
const maxLineBytes = 7_900;
/** Milliseconds before failed lines are retried. */
const retryDelayMs = 500;

type Outlet = (event: FeedEvent) => void;
const outlets = new WeakMap<Db['$client'], Outlet>();

/** Sends the events of this database to `outlet` from now on. */
export function setOutlet(db: Db, outlet: Outlet): void {
  outlets.set(db.$client, outlet);
}

/** Publishes an event to all processes. A command, which receives none, waits until the database has sent it. */
export async function publish(db: Db, event: FeedEvent): Promise<void> {
  const outlet = outlets.get(db.$client);
  if (outlet) return outlet(event);
  const published = notify(db, packLines(randomUUID(), [event]));
  await published.catch((error: unknown) => log.warn({ err: error }, 'a hint is lost'));
}

const notifyLines = statement({
  params: { channel: text, lines: texts },
  text: `select pg_notify(:channel, line) from unnest(:lines::text[]) line`,
});

/** Sends lines as database notifications. */
export async function notify(db: Db, lines: string[]): Promise<void> {
  await notifyLines(db, { channel, lines });
}

export type EventBatcher = { add: (event: FeedEvent) => void; close: () => Promise<void> };

/**
 * Sends events as `sender`, batched and without duplicates; new ones collect while a batch is being sent. After a
 * failure it reports missing events as soon as it can.
 */
export function batchEvents(sender: string, send: (lines: string[]) => Promise<void>): EventBatcher {
  let pending = new Map<string, FeedEvent>();
  let sending: Promise<void> | null = null;
  let isClosed = false;
  const sendAll = async () => {
    await tick();
    for (let isLost = false; (pending.size > 0 || isLost) && !(isLost && isClosed);) {
      const lines = packLines(sender, isLost ? [] : [...pending.values()]);
      pending = new Map();
      try {
        await send(lines);
        isLost = false;
      } catch (error) {
        if (!isLost) log.warn({ err: error }, 'hints are lost');
        isLost = true;
        await sleep(retryDelayMs);
      }
    }
    sending = null;
  };
  // Runs outside the context of the call that happens to be first.
  const start = AsyncResource.bind(() => {
    sending = sendAll();
  });
  return {
    add(event) {
      pending.set(JSON.stringify(event), event);
      if (!sending) start();
    },
    async close() {
      isClosed = true;
      await sending;
    },
  };
}

/** Packs events into as few lines as possible, without a line for missing events. */
export function packLines(sender: string, events: readonly FeedEvent[]): string[] {
  const lines: string[][] = [[]];
  let bytes = 0;
  for (const text of events.flatMap(splitEvent)) {
    bytes += Buffer.byteLength(text) + 1;
    if (bytes > maxLineBytes) {
      lines.push([]);
      bytes = Buffer.byteLength(text) + 1;
    }
    lines.at(-1)?.push(text);
  }
  return lines.map((each) => `${sender} [${each.join()}]`);
}

/** Splits an event for more members or tags than a line holds. */
function splitEvent(event: FeedEvent): string[] {
  const text = JSON.stringify(event);
  const { length } = event.type === 'purge' ? event.tags : event.to;
  if (length < 2 || Buffer.byteLength(text) < maxLineBytes) return [text];
  const half = Math.ceil(length / 2);
  const part = (from: number, to: number): FeedEvent =>
    event.type === 'purge'
      ? { ...event, tags: event.tags.slice(from, to) }
      : { ...event, to: event.to.slice(from, to) };
  return [...splitEvent(part(0, half)), ...splitEvent(part(half, length))];
}
