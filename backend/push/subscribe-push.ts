import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { pushSubscriptionSchema } from '../../lib/contract/user.ts';
import { inTransaction, type Db, type Tx } from '../db/connect.ts';
import { authenticationRequired, invalidInput } from '../http/errors.ts';
import { hashToken, type Actor } from '../http/session.ts';
import { announce } from '../realtime/hub.ts';
import { isPublicUrl } from './public-address.ts';

/** Browsers of one member that receive push messages; the oldest make way. */
const browsers = 10;

type Subscriber = { actor: Actor; /** Of the session in that browser. */ token: string };
type Subscription = z.output<typeof pushSubscriptionSchema>;

/**
 * Keeps a browser's push subscription for the member who is logged in there, and takes it from the one who was before.
 * Throws invalid_input for an endpoint that lies on a closed network, which our own requests must never reach, and for
 * one of another member whose keys the caller doesn't know.
 */
export async function subscribePush(
  db: Db,
  { actor, token }: Subscriber,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const { endpoint } = subscription;
  if (!(await isPublicUrl(endpoint))) throw invalidEndpoint();
  await inTransaction(db, async (tx) => {
    const session = await lockSession(tx, token);
    const before = await findOwner(tx, endpoint);
    await keep(tx, actor, session, subscription, now);
    await tx.execute(sql`
      delete from push_subscriptions where endpoint in (
        select endpoint from push_subscriptions where user_id = ${actor.userId}
        order by created_at desc offset ${browsers})`);
    const told = new Set([actor.userId, before ?? actor.userId]);
    await announce(tx, [...told], { type: 'user' });
  });
}

/** The session must not end before the subscription hangs on it. */
async function lockSession(tx: Tx, token: string): Promise<Buffer> {
  const session = hashToken(token);
  const { rowCount } = await tx.execute(sql`
    select 1 from sessions where token_hash = ${session} for key share`);
  // What is known of a session may be older than its end.
  if (!rowCount) throw authenticationRequired();
  return session;
}

async function findOwner(tx: Tx, endpoint: string): Promise<number | null> {
  const { rows } = await tx.execute<{ user_id: number }>(sql`
    select user_id from push_subscriptions where endpoint = ${endpoint} for update`);
  return rows[0]?.user_id ?? null;
}

async function keep(
  tx: Tx,
  { userId }: Actor,
  session: Buffer,
  { endpoint, keys }: Subscription,
  now: Date,
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    insert into push_subscriptions (endpoint, user_id, session, p256dh, auth, created_at)
    values (${endpoint}, ${userId}, ${session}, ${keys.p256dh}, ${keys.auth}, ${now.toISOString()})
    on conflict (endpoint) do update set user_id = excluded.user_id, session = excluded.session,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
    where push_subscriptions.user_id = excluded.user_id
      or (push_subscriptions.p256dh = excluded.p256dh and push_subscriptions.auth = excluded.auth)`);
  // Only the browser itself knows its keys; an endpoint alone may have been seen by others.
  if (!rowCount) throw invalidEndpoint();
}

const invalidEndpoint = () => invalidInput({ 'subscription.endpoint': 'invalid' });
