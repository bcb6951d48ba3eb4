import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce } from '../../platform/realtime/hub.ts';

/** Deletes the subscription of one of the member's browsers, or all of them. */
export async function unsubscribePush(tx: Tx, { userId }: Actor, endpoint?: string): Promise<void> {
  const one = endpoint === undefined ? sql`` : sql`and endpoint = ${endpoint}`;
  const { rowCount } = await tx.execute(sql`
    delete from push_subscriptions where user_id = ${userId} ${one}`);
  if (rowCount) await announce(tx, [userId], { type: 'user' });
}
