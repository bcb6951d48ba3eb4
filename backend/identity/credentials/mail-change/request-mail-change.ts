import { and, eq, gt, isNull } from 'drizzle-orm';
import { requirePassword } from '../../accounts/require-password.ts';
import { inTransaction, type Tx } from '#backend/platform/db/connect.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { authenticationRequired, CallError, invalidInput } from '#backend/platform/http/errors.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { announce } from '#backend/platform/realtime/hub.ts';
import { consumeOwnMailQuota, mailIntervalMs } from '../consume-mail-quota.ts';
import { endLinks, makeLink } from '../mail-links.ts';
import { mailChangeLinkTtlMs } from './change-link.ts';
import { mailTokens, users } from '#backend/platform/db/schema/accounts.ts';

/** Changes that a member may request per day. */
const changesADay = 5;
/** Mails per day to a new address, besides each member's first, before the limit of one per hour. */
const mailsToAddress = 3;
const day = 24 * 60 * 60 * 1000;

/**
 * Ends an earlier change. A taken address gets another mail but the same response.
 * @throws account_locked, too_many_mails, too_many_reset_mails, invalid_input with wrong_password or same_email
 */
export async function requestMailChange(
  { db, env, jobs }: Pick<Services, 'db' | 'env' | 'jobs'>,
  { userId, brandId }: Actor,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<void> {
  await requirePassword({ db, env }, { userId, brandId }, { password, field: 'password' }, now);
  await inTransaction(db, async (tx) => {
    const current = await lockEmail(tx, userId);
    if (email === current) throw invalidInput({ email: 'same_email' });
    // Same response as to the first request, whose link still works.
    if (await isUnderWay(tx, userId, email, now)) return;
    await refuseTooMany(tx, userId, now);
    const quota = {
      env,
      brandId,
      purpose: 'mail_change',
      recipient: email,
      freeMails: mailsToAddress,
      own: userId,
    };
    if (!(await consumeOwnMailQuota(tx, quota, now))) throw new CallError('too_many_reset_mails');
    await endLinks(tx, userId, 'mail_change', now);
    // This token is never sent: the mail job replaces it, so the queue holds no secret.
    await makeLink(tx, { userId, purpose: 'mail_change', email, lifetimeMs: mailChangeLinkTtlMs }, now);
    await jobs.enqueue(tx, 'send-mail', { mail: 'mail-change', id: userId });
    await announce(tx, [userId], { type: 'user' });
  });
}

async function lockEmail(tx: Tx, userId: number): Promise<string> {
  const [account] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'active')))
    .for('update');
  if (!account) throw authenticationRequired();
  return account.email;
}

/** Whether a link of the last hour to this address still works. */
async function isUnderWay(tx: Tx, userId: number, email: string, now: Date): Promise<boolean> {
  const lately = new Date(now.getTime() - mailIntervalMs);
  const isOpen = and(isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now));
  const isRecent = and(eq(mailTokens.email, email), gt(mailTokens.createdAt, lately));
  return (await tx.$count(mailTokens, and(matchesMailChange(userId), isRecent, isOpen))) > 0;
}

async function refuseTooMany(tx: Tx, userId: number, now: Date): Promise<void> {
  const sent = await tx
    .select({ at: mailTokens.createdAt })
    .from(mailTokens)
    .where(and(matchesMailChange(userId), gt(mailTokens.createdAt, new Date(now.getTime() - day))))
    .orderBy(mailTokens.createdAt);
  const oldest = sent[0];
  if (!oldest || sent.length < changesADay) return;
  const opensAt = oldest.at.getTime() + day;
  throw new CallError('too_many_mails', { retry_after: Math.ceil((opensAt - now.getTime()) / 1000) });
}

function matchesMailChange(userId: number) {
  return and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'mail_change'));
}
