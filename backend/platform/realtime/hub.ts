import { randomUUID } from 'node:crypto';
import type { FeedEvent } from '#lib/contract/events.ts';
import { connect, type Db } from '../db/connect.ts';
import { listen } from '../db/listen.ts';
import { log } from '../http/log.ts';
import { startNotifyHeartbeat } from './notify-heartbeat.ts';
import { channel, batchEvents, notify, setOutlet } from './publish.ts';
import { connectRedisChannel } from './redis.ts';

export { announce, announceLogout, invalidateTags } from './announce.ts';

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
