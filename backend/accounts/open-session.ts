import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { newToken, sessionLife } from '../http/session.ts';

/** Opens a session of 30 days and returns its token, of which the database keeps only the hash. */
export async function openSession(tx: Tx, userId: number, userAgent: string, now: Date): Promise<string> {
  const { token, hash } = newToken();
  await tx.execute(sql`
    insert into sessions (token_hash, user_id, created_at, expires_at, user_agent)
    values (${hash}, ${userId}, ${now.toISOString()}, ${new Date(now.getTime() + sessionLife).toISOString()}, ${userAgent})`);
  return token;
}
