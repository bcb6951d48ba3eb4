import { sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../db/connect.ts';
import { announce } from '../../realtime/hub.ts';
import { endLinks } from '../mail-links.ts';

type Pending = { email: string; expires_at: string };

/** The address that waits for its confirmation, or null. */
export async function getPendingChange(db: Queries, userId: number, now: Date): Promise<Pending | null> {
  const { rows } = await db.execute<{ email: string; expires_at: Date | string }>(sql`
    select email, expires_at from mail_tokens
    where user_id = ${userId} and purpose = 'mail_change' and used_at is null and expires_at > ${now.toISOString()}
    order by created_at desc limit 1`);
  const row = rows[0];
  return row ? { email: row.email, expires_at: new Date(row.expires_at).toISOString() } : null;
}

/** Takes a change back before it is confirmed. */
export async function cancelMailChange(tx: Tx, userId: number, now: Date): Promise<void> {
  await endLinks(tx, userId, 'mail_change', now);
  await announce(tx, [userId], { type: 'user' });
}
