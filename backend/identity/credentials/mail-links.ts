import type { Tx } from '../../platform/db/connect.ts';
import { newToken } from '../../platform/http/session.ts';
import { bytea, int8, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type LinkPurpose = 'password_reset' | 'mail_change' | 'reactivation';

type NewLink = { userId: number; purpose: LinkPurpose; email: string; lifetimeMs: number };

const insertMailTokens = statement({
  params: { hash: bytea, userId: int8, purpose: text, email: text, now: timestamptz, expiresAt: timestamptz },
  text: `
    insert into mail_tokens (token_hash, user_id, purpose, email, created_at, expires_at)
    values (:hash, :userId, :purpose, :email, :now,
      :expiresAt)`,
});

/** Makes a single-use link valid for `life` milliseconds; returns its token, of which only the hash is stored. */
export async function makeLink(
  tx: Tx,
  { userId, purpose, email, lifetimeMs }: NewLink,
  now: Date,
): Promise<string> {
  const { token, hash } = newToken();
  await insertMailTokens(tx, {
    hash,
    userId,
    purpose,
    email,
    now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return token;
}

const updateMailTokens = statement({
  params: { now: timestamptz, userId: int8, purpose: text },
  text: `
    update mail_tokens set expires_at = :now
    where user_id = :userId and purpose = :purpose and used_at is null and expires_at > :now`,
});

export async function endLinks(tx: Tx, userId: number, purpose: LinkPurpose, now: Date): Promise<void> {
  await updateMailTokens(tx, { now, userId, purpose });
}
