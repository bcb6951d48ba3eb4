import type { Tx } from '../../platform/db/connect.ts';
import { newToken } from '../../platform/http/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { bytea, int8, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** 14 days in milliseconds: lifetime of an activation link. */
const activationLinkTtlMs = 14 * 24 * 60 * 60 * 1000;

type Order = { userId: number; email: string; confirmable: boolean };

const updateMailTokens = statement({
  params: { now: timestamptz, userId: int8 },
  text: `
    update mail_tokens set expires_at = :now
    where user_id = :userId and purpose = 'activation' and used_at is null
      and expires_at > :now`,
});

const insertMailTokens = statement({
  params: { hash: bytea, userId: int8, email: text, now: timestamptz, expiresAt: timestamptz },
  text: `
    insert into mail_tokens (token_hash, user_id, purpose, email, created_at, expires_at)
    values (:hash, :userId, 'activation', :email, :now,
      :expiresAt)`,
});

/**
 * Queues the activation mail, or the notice that the address has an account, and ends earlier links. The row counts
 * towards the mail limits; its token is made by the sending job, so the queue holds no secret.
 */
export async function enqueueActivationMail(tx: Tx, jobs: Jobs, order: Order, now: Date): Promise<void> {
  await updateMailTokens(tx, { now, userId: order.userId });
  await insertMailTokens(tx, {
    hash: newToken().hash,
    userId: order.userId,
    email: order.email,
    now,
    expiresAt: new Date(now.getTime() + activationLinkTtlMs),
  });
  const mail = order.confirmable ? 'activation' : 'already-member';
  await jobs.enqueue(tx, 'send-mail', { mail, id: order.userId });
}

type Activation = { token: string; brandId: string; email: string; language: string };

const updateMailTokensForMakeActivationToken = statement({
  params: { hash: bytea, userId: int8, now: timestamptz },
  row: { brandId: users.brandId, email: users.email, language: users.language },
  text: `
    update mail_tokens set token_hash = :hash
    from users
    where mail_tokens.token_hash = (
        select token_hash from mail_tokens
        where user_id = :userId and purpose = 'activation' and used_at is null and expires_at > :now
        order by created_at desc limit 1)
      and users.id = mail_tokens.user_id and users.status = 'not_confirmed' and users.confirmable
      and users.email = mail_tokens.email
    returning users.brand_id as "brandId", users.email, users.language`,
});

/** Makes the token of the newest queued link, or null if none is usable. A repeated run replaces the token. */
export async function makeActivationToken(tx: Tx, userId: number, now: Date): Promise<Activation | null> {
  const { token, hash } = newToken();
  const { rows } = await updateMailTokensForMakeActivationToken(tx, { hash, userId, now });
  return rows[0] ? { ...rows[0], token } : null;
}

const selectUnconfirmed = statement({
  params: { userId: int8, hash: bytea, now: timestamptz, expiresAt: timestamptz },
  row: { brandId: users.brandId, email: users.email, language: users.language },
  text: `
    with unconfirmed as (
      select id, brand_id, email, language from users
      where id = :userId and status = 'not_confirmed' and confirmable
    ), added as (
      insert into mail_tokens (token_hash, user_id, purpose, email, created_at, expires_at)
      select :hash, id, 'activation', email, :now::timestamptz,
        :expiresAt::timestamptz
      from unconfirmed)
    select brand_id as "brandId", email, language from unconfirmed`,
});

/** Makes another link for a reminder; the first stays valid. Null if nothing is left to confirm. */
export async function addActivationToken(tx: Tx, userId: number, now: Date): Promise<Activation | null> {
  const { token, hash } = newToken();
  const { rows } = await selectUnconfirmed(tx, {
    userId,
    hash,
    now,
    expiresAt: new Date(now.getTime() + activationLinkTtlMs),
  });
  return rows[0] ? { ...rows[0], token } : null;
}
