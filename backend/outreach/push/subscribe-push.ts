import type { z } from 'zod';
import type { pushSubscriptionSchema } from '#lib/contract/identity/accounts.ts';
import { inTransaction, type Db, type Tx } from '../../platform/db/connect.ts';
import { authenticationRequired, invalidInput } from '../../platform/http/errors.ts';
import { hashToken, type Actor } from '../../platform/http/session.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { isPublicUrl } from './public-address.ts';
import { pushSubscriptions } from '../../platform/db/schema/push.ts';
import { bytea, int8, text, timestamptz, statement } from '../../platform/db/statement.ts';

/** Maximum push subscriptions of a member; the oldest are removed. */
const browsers = 10;

type Subscriber = { actor: Actor; /** Of the session in that browser. */ token: string };
type Subscription = z.output<typeof pushSubscriptionSchema>;

const deletePushSubscriptions = statement({
  params: { userId: int8, browsers: int8 },
  text: `
    delete from push_subscriptions where endpoint in (
        select endpoint from push_subscriptions where user_id = :userId
        order by created_at desc offset :browsers)`,
});

/**
 * Stores a browser's push subscription for the logged-in member, and removes it from the previous one.
 * @throws CallError invalid_input for an endpoint in a private network, which our requests must never reach, and for
 * another member's endpoint with wrong keys
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
    await storeSubscription(tx, actor, session, subscription, now);
    await deletePushSubscriptions(tx, { userId: actor.userId, browsers });
    const userIds = new Set([actor.userId, before ?? actor.userId]);
    await announce(tx, [...userIds], { type: 'user' });
  });
}

const selectSessions = statement({
  params: { session: bytea },
  text: `select 1 from sessions where token_hash = :session for key share`,
});

/** The session must not end before the subscription references it. */
async function lockSession(tx: Tx, token: string): Promise<Buffer> {
  const session = hashToken(token);
  const { rowCount } = await selectSessions(tx, { session });
  // Cached session data may be outdated.
  if (!rowCount) throw authenticationRequired();
  return session;
}

const selectPushSubscriptions = statement({
  params: { endpoint: text },
  row: { user_id: pushSubscriptions.userId },
  text: `select user_id from push_subscriptions where endpoint = :endpoint for update`,
});

async function findOwner(tx: Tx, endpoint: string): Promise<number | null> {
  const { rows } = await selectPushSubscriptions(tx, { endpoint });
  return rows[0]?.user_id ?? null;
}

const insertPushSubscriptions = statement({
  params: { endpoint: text, userId: int8, session: bytea, p256dh: text, auth: text, now: timestamptz },
  text: `
    insert into push_subscriptions (endpoint, user_id, session, p256dh, auth, created_at)
    values (:endpoint, :userId, :session, :p256dh, :auth, :now)
    on conflict (endpoint) do update set user_id = excluded.user_id, session = excluded.session,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
    where push_subscriptions.user_id = excluded.user_id
      or (push_subscriptions.p256dh = excluded.p256dh and push_subscriptions.auth = excluded.auth)`,
});

async function storeSubscription(
  tx: Tx,
  { userId }: Actor,
  session: Buffer,
  { endpoint, keys }: Subscription,
  now: Date,
): Promise<void> {
  const { rowCount } = await insertPushSubscriptions(tx, {
    endpoint,
    userId,
    session,
    p256dh: keys.p256dh,
    auth: keys.auth,
    now,
  });
  // Only the browser knows its keys; the endpoint alone may have leaked.
  if (!rowCount) throw invalidEndpoint();
}

const invalidEndpoint = () => invalidInput({ 'subscription.endpoint': 'invalid' });
