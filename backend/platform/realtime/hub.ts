import { randomUUID } from 'node:crypto';
import type { FeedEvent, MemberEvent } from '#lib/contract/events.ts';
import { connect, type Db, afterCommit, type Queries } from '../db/connect.ts';
import { listen } from '../db/listen.ts';
import { log } from '../http/log.ts';
import { channel, batchEvents, notify, setOutlet, publish } from './publish.ts';
import { connectRedisChannel } from './redis.ts';

type Subscriber = (event: FeedEvent) => void;

export type Hub = {
  /** Subscribes to the events of all processes; returns the unsubscribe function. */
  subscribe: (subscriber: Subscriber) => () => void;
  /** Milliseconds since this process stopped receiving its own events; 0 while it does. */
  disconnectedMs: () => number;
  close: () => Promise<void>;
};

type HubEnv = {
  DATABASE_URL: string;
  DATABASE_DIRECT_URL?: string | undefined;
  REDIS_URL?: string | undefined;
};

/**
 * Passes this process's events to its subscribers at once, and to the other processes through Redis if configured and
 * available, else the database; receives theirs too. Nothing is stored: `onGap` is called at the start and whenever
 * events may have been lost.
 */
export function createHub(env: HubEnv, db: Db, onGap: () => void): Hub {
  const { DATABASE_URL, DATABASE_DIRECT_URL, REDIS_URL } = env;
  const processId = randomUUID();
  const subscribers = new Set<Subscriber>();
  // A dedicated connection: events must not wait behind members' calls.
  const notifyDb = connect(DATABASE_URL, 1, { isPooled: DATABASE_DIRECT_URL !== undefined });
  const heartbeat = startNotifyHeartbeat((line) => notify(notifyDb, [line]));

  const dispatch = (event: FeedEvent) => {
    for (const subscriber of subscribers) {
      try {
        subscriber(event);
      } catch (error) {
        log.error({ err: error }, 'a hint could not be handled');
      }
    }
  };
  const onLine = (line: string) => {
    if (heartbeat.receive(line) || line.startsWith(processId)) return;
    const events = parseEvents(line);
    if (events.length === 0) onGap();
    events.forEach(dispatch);
  };
  const handlers = { onLine, onConnected: onGap };
  // Listening is bound to a connection, which a pooler would give to another client.
  const listener = listen(DATABASE_DIRECT_URL ?? DATABASE_URL, channel, handlers);
  const redis = REDIS_URL ? connectRedisChannel(REDIS_URL, channel, handlers) : null;
  const batcher = batchEvents(processId, async (lines) => {
    if (!(await redis?.send(lines))) await notify(notifyDb, lines);
  });
  setOutlet(db, (event) => {
    dispatch(event);
    batcher.add(event);
  });

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    disconnectedMs: heartbeat.overdueMs,
    async close() {
      heartbeat.close();
      await batcher.close();
      redis?.close();
      await listener.close();
      await notifyDb.$client.end();
    },
  };
}

/** The events in another process's line; none if events are missing or the version differs. */
function parseEvents(line: string): FeedEvent[] {
  try {
    const events: unknown = JSON.parse(line.slice(line.indexOf(' ')));
    return Array.isArray(events) ? (events as FeedEvent[]) : [];
  } catch {
    return [];
  }
}

/** Sends an event to the given users after the surrounding transaction commits. */
export async function announce(db: Queries, to: number[], event: MemberEvent): Promise<void> {
  if (to.length) await publishAfterCommit(db, { to, ...event });
}

/** Announces the end of a session by its fingerprint; `notifyOwnPages` if its own pages do not know yet. */
export async function announceLogout(
  db: Queries,
  userId: number,
  session: string,
  notifyOwnPages = false,
): Promise<void> {
  await publishAfterCommit(db, {
    type: 'logged-out',
    to: [userId],
    session,
    ...(notifyOwnPages ? { notifyOwnPages } : {}),
  });
}

/** Makes every front drop the pages with one of these tags after the surrounding transaction commits. */
export async function invalidateTags(db: Queries, ...tags: string[]): Promise<void> {
  await publishAfterCommit(db, { type: 'purge', tags });
}

const publishAfterCommit = (db: Queries, event: FeedEvent) =>
  afterCommit(db, (committed) => publish(committed, event));

const prefix = 'echo ';
/** Milliseconds between two heartbeats, and between those before the first was received. */
const intervalMs = 5_000;
const firstIntervalMs = 100;
/** Milliseconds until a heartbeat is late. */
const timeoutMs = 10_000;

export type NotifyHeartbeat = {
  /** True for a heartbeat line. */
  receive: (line: string) => boolean;
  /** Milliseconds since the last heartbeat came back, if it is late or missing; else 0. */
  overdueMs: () => number;
  close: () => void;
};

/**
 * Sends a heartbeat through the notification channel and waits for it: a pooler in transaction mode accepts `listen`
 * without an error but never delivers anything.
 */
function startNotifyHeartbeat(send: (line: string) => Promise<void>): NotifyHeartbeat {
  const heartbeat = `${prefix}${randomUUID()}`;
  const opened = Date.now();
  let receivedAt: number | null = null;
  let timer: NodeJS.Timeout;
  const next = () => {
    // A failed send counts as a missing heartbeat.
    const sent = send(heartbeat).catch(() => undefined);
    void sent.then(() => {
      timer = setTimeout(
        next,
        receivedAt === null && Date.now() - opened < timeoutMs ? firstIntervalMs : intervalMs,
      );
      timer.unref();
      if (closed) clearTimeout(timer);
    });
  };
  let closed = false;
  timer = setTimeout(next, 0);
  return {
    receive(line) {
      if (line === heartbeat) receivedAt = Date.now();
      return line.startsWith(prefix);
    },
    overdueMs() {
      if (receivedAt === null) return Math.max(Date.now() - opened, 1);
      const sinceReceived = Date.now() - receivedAt;
      return sinceReceived > intervalMs + timeoutMs ? sinceReceived : 0;
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
