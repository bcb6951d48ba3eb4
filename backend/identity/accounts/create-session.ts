import type { Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import { newToken, sessionLife } from '../../platform/http/session.ts';
import { bytea, int8, orNull, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** What a login is remembered by: the browser as it named itself, and the country of the visitor. */
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
 * Opens a session of 30 days and returns its token, of which the database keeps only the hash. Throws account_closed where
 * the operator has shut the account; the row is held against that happening meanwhile.
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
    expiresAt: new Date(now.getTime() + sessionLife),
    userAgent,
    country,
    userId,
  });
  if (!rowCount) throw new CallError('account_closed');
  return token;
}
