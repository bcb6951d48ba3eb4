import { sql, type SQL } from 'drizzle-orm';
import type { FeedEvent, MemberEvent } from '#lib/contract/events.ts';
import type { Queries } from '../db/connect.ts';
import { channel } from './fan-out-postgres.ts';
import { text } from '../db/sql-types.ts';
import { statement } from '../db/statement.ts';

const notifyAtOnce = statement({
  name: 'announce.notify-at-once',
  params: { channel: text, payload: text },
  text: `select pg_notify(:channel, :payload)`,
});

/** Announces an event to the given users, once the surrounding transaction commits. */
export async function announce(db: Queries, to: number[], event: MemberEvent): Promise<void> {
  if (!to.length) return;
  // Who is typing is worth nothing a moment later: it is told to whoever listens, and kept nowhere.
  if (event.type === 'typing') await notifyAtOnce(db, { channel, payload: JSON.stringify({ to, ...event }) });
  else await notify(db, { to, ...event });
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
  return sql`announce(json_build_object('to', ${JSON.stringify(to)}::json, 'type', 'message',
    'conversation', sent.conversation_id, 'message', sent.id)::text)`;
}

/** Announces the rows of `moved` to their `user_id`: messages up to `delivered_until` have come to the other member. */
export const announceDelivery = sql`announce(json_build_object('to', json_build_array(moved.user_id),
  'type', 'read', 'conversation', moved.conversation_id, 'delivered_until', moved.delivered_until)::text)`;

/** Announces an event as part of a statement that does something else. */
export function announceCall(to: number[], event: MemberEvent): SQL {
  return sql`announce(${JSON.stringify({ to, ...event })})`;
}

const announceEvent = statement({
  name: 'announce.announce-event',
  params: { event: text },
  text: `select announce(:event)`,
});

async function notify(db: Queries, event: FeedEvent): Promise<void> {
  await announceEvent(db, { event: JSON.stringify(event) });
}
