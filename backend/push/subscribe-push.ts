import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { pushSubscriptionSchema } from '../../lib/contract/user.ts';
import { inTransaction, type Db } from '../db/connect.ts';
import { invalidInput } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { announce } from '../realtime/hub.ts';
import { isPublicUrl } from './public-address.ts';

/** Browsers of one member that receive push messages; the oldest make way. */
const browsers = 10;

/**
 * Keeps a browser's push subscription; null takes back all of the member's. Throws invalid_input for an endpoint
 * that lies on a closed network, which our own requests must never reach.
 */
export async function subscribePush(
  db: Db,
  { userId }: Actor,
  subscription: z.output<typeof pushSubscriptionSchema> | null,
  now: Date,
): Promise<void> {
  if (subscription && !(await isPublicUrl(subscription.endpoint))) {
    throw invalidInput({ 'subscription.endpoint': 'invalid' });
  }
  await inTransaction(db, async (tx) => {
    if (subscription) {
      const { endpoint, keys } = subscription;
      await tx.execute(sql`
        insert into push_subscriptions (endpoint, user_id, p256dh, auth, created_at)
        values (${endpoint}, ${userId}, ${keys.p256dh}, ${keys.auth}, ${now.toISOString()})
        on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
          auth = excluded.auth, created_at = excluded.created_at`);
      await tx.execute(sql`
        delete from push_subscriptions where endpoint in (
          select endpoint from push_subscriptions where user_id = ${userId} order by created_at desc offset ${browsers})`);
    } else {
      await tx.execute(sql`delete from push_subscriptions where user_id = ${userId}`);
    }
    await announce(tx, [userId], { type: 'user' });
  });
}
