import { sessionSeconds } from '#lib/contract/limits.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import { newToken } from '../../platform/http/session.ts';
import { bytea, int8, orNull, text, timestamptz, statement } from '../../platform/db/statement.ts';

export type Device = { userAgent: string; country: string | null };

const insertSessions = statement({
  params: {
    hash: bytea,
    now: timestamptz,
    expiresAt: timestamptz,
    userAgent: text,
    country: orNull(text),
    userId: int8,
  },
  text: `
    insert into sessions (token_hash, user_id, created_at, expires_at, user_agent, country)
    select :hash, users.id, :now::timestamptz,
      :expiresAt::timestamptz,
      :userAgent::text, :country::text
    from users where users.id = :userId and users.locked_at is null for share of users`,
});

/**
 * Opens a 30-day session and returns its token; the database stores only the hash. Locks the account row.
 * @throws account_closed if the operator has locked the account
 */
export async function createSession(
  tx: Tx,
  userId: number,
  { userAgent, country }: Device,
  now: Date,
): Promise<string> {
  const { token, hash } = newToken();
  const { rowCount } = await insertSessions(tx, {
    hash,
    now,
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
    userAgent,
    country,
    userId,
  });
  if (!rowCount) throw new CallError('account_closed');
  return token;
}
