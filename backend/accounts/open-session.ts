import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { CallError } from '../http/errors.ts';
import { newToken, sessionLife } from '../http/session.ts';

/** What a login is remembered by: the browser as it named itself, and the country of the visitor. */
export type Device = { userAgent: string; country: string | null };

/**
 * Opens a session of 30 days and returns its token, of which the database keeps only the hash. Throws account_closed where
 * the operator has shut the account; the row is held against that happening meanwhile.
 */
export async function openSession(
  tx: Tx,
  userId: number,
  { userAgent, country }: Device,
  now: Date,
): Promise<string> {
  const { token, hash } = newToken();
  const { rowCount } = await tx.execute(sql`
    insert into sessions (token_hash, user_id, created_at, expires_at, user_agent, country)
    select ${hash}, users.id, ${now.toISOString()}::timestamptz,
      ${new Date(now.getTime() + sessionLife).toISOString()}::timestamptz,
      ${userAgent}::text, ${country}::text
    from users where users.id = ${userId} and users.locked_at is null for share of users`);
  if (!rowCount) throw new CallError('account_closed');
  return token;
}
