import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce } from '../../platform/realtime/hub.ts';

/** Deletes the subscription of one of the member's browsers, or all of them. */
export async function unsubscribePush(tx: Tx, { userId }: Actor, endpoint?: string): Promise<void> {
  if (await deletePushSubscriptions(tx, userId, endpoint)) await announce(tx, [userId], { type: 'user' });
}

/** Returns how many there were. */
export async function deletePushSubscriptions(tx: Tx, userId: number, endpoint?: string): Promise<number> {
  const one = endpoint === undefined ? sql`` : sql`and endpoint = ${endpoint}`;
  const { rowCount } = await tx.execute(sql`
    delete from push_subscriptions where user_id = ${userId} ${one}`);
  return rowCount ?? 0;
}
