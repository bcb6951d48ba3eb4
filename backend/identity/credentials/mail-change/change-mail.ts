import { eq, and, gt, isNull, desc } from 'drizzle-orm';
import { carryOver } from '../../returning-members/carry-over.ts';
import { hashMailbox, storeReturningMember } from '../../returning-members/returning-member.ts';
import { endOtherSignups } from '../../accounts/end-other-signups.ts';
import type { Brand } from '#backend/brands/brand.ts';
import { databaseErrorCode, type Tx, inTransaction, type Queries } from '#backend/platform/db/connect.ts';
import { CallError, authenticationRequired, invalidInput } from '#backend/platform/http/errors.ts';
import { hashToken, type Actor } from '#backend/platform/http/session.ts';
import type { BackendEnv } from '#backend/env.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { liftStops } from '#backend/outreach/unsubscribe/stop-reasons.ts';
import { endLinks, makeLink } from '../mail-links.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { mailTokens } from '#backend/platform/db/schema/credentials.ts';
import { profiles } from '#backend/platform/db/schema/members.ts';
import {
  bool,
  bytea,
  text,
  timestamptz,
  statement,
  type StatementRow,
} from '#backend/platform/db/statement.ts';
import { requirePassword } from '../../accounts/require-password.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { announce } from '#backend/platform/realtime/hub.ts';
import { consumeOwnMailQuota, mailIntervalMs } from '../consume-mail-quota.ts';
import { mailChangeLinkTtlMs } from './change-link.ts';
import { showAddress } from '#backend/platform/texts/show-address.ts';

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

type Changed = { userId: number; email: string };

/**
 * Sets the new address by its mailed link and notifies the old one. A used link succeeds again while the address stays,
 * for retries after a lost response.
 * @throws link_expired, email_taken if another account has confirmed the address or was locked with it
 */
export async function confirmMailChange(
  tx: Tx,
  { brand, env, jobs }: { brand: Brand; env: BackendEnv; jobs: Jobs },
  token: string,
  now: Date,
): Promise<Changed> {
  const link = await lockLink(tx, brand.id, token, now);
  if (!link) throw new CallError('link_expired');
  const { userId, oldEmail, email } = link;
  if (link.isUsed) return { userId, email };

  await changeEmail(tx, link, now);
  await changeReturningMember(tx, env, { ...link, brandId: brand.id }, now);
  await tx
    .update(mailTokens)
    .set({ usedAt: now, previousEmail: oldEmail })
    .where(eq(mailTokens.tokenHash, hashToken(token)));
  // A reset link in the old mailbox would give its reader access.
  await endLinks(tx, userId, 'password_reset', now);
  await endOtherSignups(tx, { brandId: brand.id, email, now });
  await jobs.enqueue(tx, 'send-mail', { mail: 'mail-changed', id: userId });
  // The bounces were those of the old address; this also updates the member's pages.
  await liftStops(tx, userId, ['bounce']);
  return { userId, email };
}

const selectLink = statement({
  params: { hash: bytea, now: timestamptz, brandId: text },
  row: {
    userId: users.id,
    profileId: profiles.id,
    pool: profiles.pool,
    oldEmail: users.email,
    email: mailTokens.email,
    isUsed: bool,
  },
  text: `
    select users.id as "userId", profiles.id as "profileId", profiles.pool, users.email as "oldEmail",
      mail_tokens.email, mail_tokens.used_at is not null as "isUsed"
    from mail_tokens join users on users.id = mail_tokens.user_id join profiles on profiles.user_id = users.id
    where mail_tokens.token_hash = :hash and mail_tokens.purpose = 'mail_change'
      and mail_tokens.expires_at > :now and users.brand_id = :brandId
      and users.status = 'active' and users.locked_at is null
      and (mail_tokens.used_at is null or users.email = mail_tokens.email)
    for update of mail_tokens, users`,
});

type Link = StatementRow<typeof selectLink>;

async function lockLink(tx: Tx, brandId: string, token: string, now: Date): Promise<Link | null> {
  const { rows } = await selectLink(tx, { hash: hashToken(token), now, brandId });
  return rows[0] ?? null;
}

/** Remembers the old address for a while, so that a change of address gives no second bonus. */
async function changeReturningMember(
  tx: Tx,
  env: BackendEnv,
  account: Link & { brandId: string },
  now: Date,
): Promise<void> {
  const [old, next] = [hashMailbox(env, account.oldEmail), hashMailbox(env, account.email)];
  // Another spelling of the same mailbox.
  if (old.equals(next)) return;
  const { banned } = await carryOver(tx, account, next, now);
  if (banned) throw new CallError('email_taken');
  await storeReturningMember(tx, account, old, now);
}

async function changeEmail(tx: Tx, { userId, email }: Link, now: Date): Promise<void> {
  try {
    await tx
      .update(users)
      .set({ email, emailSource: 'mail_change', emailSince: now })
      .where(eq(users.id, userId));
  } catch (error) {
    if (databaseErrorCode(error) === '23505') throw new CallError('email_taken');
    throw error;
  }
}

type Pending = { email: string; expires_at: string };

export async function getPendingChange(db: Queries, userId: number, now: Date): Promise<Pending | null> {
  const isOwn = and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'mail_change'));
  const [link] = await db
    .select({ email: mailTokens.email, expiresAt: mailTokens.expiresAt })
    .from(mailTokens)
    .where(and(isOwn, isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now)))
    .orderBy(desc(mailTokens.createdAt))
    .limit(1);
  return link ? { email: showAddress(link.email), expires_at: link.expiresAt.toISOString() } : null;
}

export async function cancelMailChange(tx: Tx, userId: number, now: Date): Promise<void> {
  await endLinks(tx, userId, 'mail_change', now);
  await announce(tx, [userId], { type: 'user' });
}
