import { sql, type SQL } from 'drizzle-orm';
import pg from 'pg';
import type { FeedEvent, MemberEvent } from '../../lib/contract/events.ts';
import type { Queries } from '../db/connect.ts';
import { log } from '../http/log.ts';
import { EventLog } from './event-log.ts';

const channel = 'vonk';

type Subscriber = (event: FeedEvent, id: string) => void;

export type Hub = {
  /** Calls back for every event of every process; returns how to stop. */
  subscribe: (subscriber: Subscriber) => () => void;
  /** The newest events and their ids. */
  events: Pick<EventLog, 'position' | 'after'>;
  close: () => Promise<void>;
};

/** Announces an event to the given users, once the surrounding transaction commits. */
export async function announce(db: Queries, to: number[], event: MemberEvent): Promise<void> {
  if (to.length) await notify(db, { to, ...event });
}

/** Announces that a session of a member was closed, by its mark; `tell` where the pages of that session do not know it yet. */
export async function announceLogout(
  db: Queries,
  userId: number,
  session: string,
  tell = false,
): Promise<void> {
  await notify(db, { type: 'logged-out', to: [userId], session, ...(tell ? { tell } : {}) });
}

/** Has every front drop the pages that carry one of these tags, once the surrounding transaction commits. */
export async function purge(db: Queries, ...tags: string[]): Promise<void> {
  await notify(db, { type: 'purge', tags });
}

/** Announces the rows of `sent`, a message each, as part of the statement that writes them. */
export function announceMessage(to: number[]): SQL {
  return sql`pg_notify(${channel}, json_build_object('to', ${JSON.stringify(to)}::json, 'type', 'message',
    'conversation', sent.conversation_id, 'message', sent.id)::text)`;
}

/** Announces the rows of `moved` to their `user_id`: messages up to `delivered_until` have come to the other member. */
export const announceDelivery = sql`pg_notify(${channel}, json_build_object('to', json_build_array(moved.user_id),
  'type', 'read', 'conversation', moved.conversation_id, 'delivered_until', moved.delivered_until)::text)`;

/** Announces an event as part of a statement that does something else. */
export function announceCall(to: number[], event: MemberEvent): SQL {
  return sql`pg_notify(${channel}, ${JSON.stringify({ to, ...event })})`;
}

async function notify(db: Queries, event: FeedEvent): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(event)})`);
}

/**
 * Listens on one connection of its own and hands every event to the subscribers. While the connection is away events
 * are lost, so `onGap` is called when it is back: subscribers then fetch everything again.
 */
export function createHub(databaseUrl: string, onGap: () => void): Hub {
  const subscribers = new Set<Subscriber>();
  const events = new EventLog();
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    const lost = () => {
      if (client === next) client = null;
      tryAgain();
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => {
      const { id, event } = events.add(JSON.parse(payload ?? '{}') as FeedEvent);
      for (const subscriber of subscribers) subscriber(event, id);
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    if (closed) return next.end();
    client = next;
    events.startAnew();
    onGap();
  };

  const tryAgain = () => {
    clearTimeout(retry);
    if (closed) return;
    log.warn('no notifications, connecting again');
    retry = setTimeout(start, 500);
  };

  const start = () => void listen().catch(tryAgain);
  start();

  return {
    events,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
