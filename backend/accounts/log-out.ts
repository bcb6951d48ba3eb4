import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { hashToken } from '../http/session.ts';
import { announceLogout } from '../realtime/hub.ts';

/** Ends the session of a token; returns whose it was, or null when there was none. */
export async function logOut(tx: Tx, token: string): Promise<number | null> {
  const { rows } = await tx.execute<{ user_id: number }>(sql`
    delete from sessions where token_hash = ${hashToken(token)} returning user_id`);
  const userId = rows[0]?.user_id ?? null;
  // Every process forgets what it knows of this member's sessions, and every front ends the streams of this one.
  if (userId !== null) await announceLogout(tx, userId, hashToken(token).toString('hex').slice(0, 16));
  return userId;
}
