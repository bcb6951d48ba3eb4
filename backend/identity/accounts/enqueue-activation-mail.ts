import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { endLinks, makeLink } from '../credentials/mail-links.ts';
import { newToken } from '../../platform/http/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { bytea, int8, timestamptz, statement } from '../../platform/db/statement.ts';

/** 14 days in milliseconds: lifetime of an activation link. */
const activationLinkTtlMs = 14 * 24 * 60 * 60 * 1000;

type Order = { userId: number; email: string; confirmable: boolean };

/**
 * Queues the activation mail, or the notice that the address has an account, and ends earlier links. The row counts
 * towards the mail limits; its token is made by the sending job, so the queue holds no secret.
 */
export async function enqueueActivationMail(tx: Tx, jobs: Jobs, order: Order, now: Date): Promise<void> {
  const { userId, email, confirmable } = order;
  await endLinks(tx, userId, 'activation', now);
  await makeLink(tx, { userId, purpose: 'activation', email, lifetimeMs: activationLinkTtlMs }, now);
  await jobs.enqueue(tx, 'send-mail', { mail: confirmable ? 'activation' : 'already-member', id: userId });
}

type Activation = { token: string; brandId: string; email: string; language: string };

const replaceNewestToken = statement({
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
  const { rows } = await replaceNewestToken(tx, { hash, userId, now });
  return rows[0] ? { ...rows[0], token } : null;
}

/** Makes another link for a reminder; the first stays valid. Null if nothing is left to confirm. */
export async function addActivationToken(tx: Tx, userId: number, now: Date): Promise<Activation | null> {
  const [account] = await tx
    .select({ brandId: users.brandId, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'not_confirmed'), users.confirmable))
    .for('share');
  if (!account) return null;
  const link = {
    userId,
    purpose: 'activation',
    email: account.email,
    lifetimeMs: activationLinkTtlMs,
  } as const;
  return { ...account, token: await makeLink(tx, link, now) };
}
