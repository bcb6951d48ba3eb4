import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { announce } from '../realtime/hub.ts';
import { endSessions } from './end-sessions.ts';

/** Shuts an account by a decision: every session ends at once, in every browser, and none is opened. */
export async function lockAccount(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    update users set locked_at = coalesce(locked_at, ${now.toISOString()}::timestamptz) where id = ${userId}`);
  await endSessions(tx, userId, null);
}

/** Opens it again, unless another decision keeps it shut. */
export async function unlockAccount(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`
    update users set locked_at = null where id = ${userId} and not exists (
      select 1 from decisions where decisions.user_id = ${userId} and decisions.action = 'account_locked'
        and decisions.reversed_at is null)`);
  await announce(tx, [userId], { type: 'user' });
}
