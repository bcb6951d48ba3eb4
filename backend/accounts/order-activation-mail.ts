import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { newToken } from '../http/session.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** 14 days in milliseconds: as long as an activation link works. */
const linkLife = 14 * 24 * 60 * 60 * 1000;

type Order = { userId: number; email: string; confirmable: boolean };

/**
 * Orders the mail that answers a signup: the activation link, or the news that the address already has an account.
 * Earlier links of the account end. The row counts the mail against its limits; nobody knows a token for it until
 * the job that sends the mail makes one, so no secret lies in the queue.
 */
export async function orderActivationMail(tx: Tx, jobs: Jobs, order: Order, now: Date): Promise<void> {
  await tx.execute(sql`
    update mail_tokens set expires_at = ${now.toISOString()}
    where user_id = ${order.userId} and purpose = 'activation' and used_at is null
      and expires_at > ${now.toISOString()}`);
  await tx.execute(sql`
    insert into mail_tokens (token_hash, user_id, purpose, email, created_at, expires_at)
    values (${newToken().hash}, ${order.userId}, 'activation', ${order.email}, ${now.toISOString()},
      ${new Date(now.getTime() + linkLife).toISOString()})`);
  const mail = order.confirmable ? 'activation' : 'already-member';
  await jobs.enqueue(tx, 'send-mail', { mail, id: order.userId });
}

type Activation = { token: string; brandId: string; email: string; language: string };

/**
 * Makes the token of the newest ordered activation link, or null when there is none that could still be used. Run
 * again it makes another one, which takes the place of the first.
 */
export async function makeActivationToken(tx: Tx, userId: number, now: Date): Promise<Activation | null> {
  const { token, hash } = newToken();
  const { rows } = await tx.execute<Omit<Activation, 'token'>>(sql`
    update mail_tokens set token_hash = ${hash}
    from users
    where mail_tokens.token_hash = (
        select token_hash from mail_tokens
        where user_id = ${userId} and purpose = 'activation' and used_at is null and expires_at > ${now.toISOString()}
        order by created_at desc limit 1)
      and users.id = mail_tokens.user_id and users.status = 'not_confirmed' and users.confirmable
      and users.email = mail_tokens.email
    returning users.brand_id as "brandId", users.email, users.language`);
  return rows[0] ? { ...rows[0], token } : null;
}

/** One more link for a reminder; the one that was sent first goes on working. Null when nothing is left to confirm. */
export async function addActivationToken(tx: Tx, userId: number, now: Date): Promise<Activation | null> {
  const { token, hash } = newToken();
  const { rows } = await tx.execute<Omit<Activation, 'token'>>(sql`
    with unconfirmed as (
      select id, brand_id, email, language from users
      where id = ${userId} and status = 'not_confirmed' and confirmable
    ), added as (
      insert into mail_tokens (token_hash, user_id, purpose, email, created_at, expires_at)
      select ${hash}, id, 'activation', email, ${now.toISOString()}::timestamptz,
        ${new Date(now.getTime() + linkLife).toISOString()}::timestamptz
      from unconfirmed)
    select brand_id as "brandId", email, language from unconfirmed`);
  return rows[0] ? { ...rows[0], token } : null;
}
