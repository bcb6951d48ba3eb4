import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { newToken } from '../http/session.ts';

type LinkPurpose = 'password_reset' | 'mail_change' | 'reactivation';

type NewLink = { userId: number; purpose: LinkPurpose; email: string; life: number };

/** Makes a link of a purpose that works once, for `life` milliseconds; returns its token, of which only the hash is kept. */
export async function makeLink(
  tx: Tx,
  { userId, purpose, email, life }: NewLink,
  now: Date,
): Promise<string> {
  const { token, hash } = newToken();
  await tx.execute(sql`
    insert into mail_tokens (token_hash, user_id, purpose, email, created_at, expires_at)
    values (${hash}, ${userId}, ${purpose}, ${email}, ${now.toISOString()},
      ${new Date(now.getTime() + life).toISOString()})`);
  return token;
}

/** Ends what is open of a purpose. */
export async function endLinks(tx: Tx, userId: number, purpose: LinkPurpose, now: Date): Promise<void> {
  await tx.execute(sql`
    update mail_tokens set expires_at = ${now.toISOString()}
    where user_id = ${userId} and purpose = ${purpose} and used_at is null and expires_at > ${now.toISOString()}`);
}
