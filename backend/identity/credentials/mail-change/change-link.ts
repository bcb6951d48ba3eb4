import type { Tx } from '#backend/platform/db/connect.ts';
import { newToken } from '#backend/platform/http/session.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { mailTokens } from '#backend/platform/db/schema/credentials.ts';
import { bytea, int8, orNull, text, timestamptz, statement } from '#backend/platform/db/statement.ts';

/** 24 hours in milliseconds: lifetime of the link to a new address. */
export const mailChangeLinkTtlMs = 24 * 60 * 60 * 1000;

type ChangeMail = {
  token: string;
  email: string;
  brandId: string;
  locale: string;
  /** Language of the account that already has the address, or null. */
  holder: string | null;
};

const updateMailTokens = statement({
  params: { hash: bytea, expiresAt: timestamptz, userId: int8, now: timestamptz },
  row: { email: mailTokens.email, brandId: users.brandId, locale: users.language, holder: orNull(text) },
  text: `
    update mail_tokens set token_hash = :hash,
      expires_at = :expiresAt from users
    where mail_tokens.token_hash = (
        select token_hash from mail_tokens
        where user_id = :userId and purpose = 'mail_change' and used_at is null and expires_at > :now
        order by created_at desc limit 1)
      and users.id = mail_tokens.user_id and users.status = 'active'
    returning mail_tokens.email, users.brand_id as "brandId", users.language as locale,
      (select holder.language from users holder where holder.brand_id = users.brand_id
        and holder.email = mail_tokens.email and holder.status = 'active') as holder`,
});

/** Makes the token of the pending change, or null if there is none. A repeated run replaces the token. */
export async function makeChangeToken(tx: Tx, userId: number, now: Date): Promise<ChangeMail | null> {
  const { token, hash } = newToken();
  const { rows } = await updateMailTokens(tx, {
    hash,
    expiresAt: new Date(now.getTime() + mailChangeLinkTtlMs),
    userId,
    now,
  });
  return rows[0] ? { ...rows[0], token } : null;
}
