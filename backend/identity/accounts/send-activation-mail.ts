import { and, desc, eq, gt } from 'drizzle-orm';
import { consumeOwnMailQuota, mailIntervalMs } from '../credentials/consume-mail-quota.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { authenticationRequired, CallError, invalidInput } from '../../platform/http/errors.ts';
import { type Actor, hashToken } from '../../platform/http/session.ts';
import type { Services } from '../../platform/http/call.ts';
import { liftStops } from '../../outreach/unsubscribe/stop-reasons.ts';
import { isConfirmable } from './create-account.ts';
import { enqueueActivationMail } from './enqueue-activation-mail.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { mailTokens } from '../../platform/db/schema/credentials.ts';
import type { Brand } from '../../brands/brand.ts';
import { bytea, text, statement } from '../../platform/db/statement.ts';
import { requirePassword } from './require-password.ts';

/** Mails per account and day before the limit of one per hour, and the pause between two in milliseconds. */
const mailsADay = 5;
/** Mails per day to another address, besides each account's first, before the limit of one per hour. */
const mailsToAddress = 3;
const minIntervalMs = 60_000;
const day = 24 * 60 * 60 * 1000;

/**
 * Earlier links end. Returns the address; a taken one makes no visible difference.
 * @throws already_active, too_many_mails with the seconds to wait
 */
export async function sendActivationMail(
  tx: Tx,
  { env, jobs }: Pick<Services, 'env' | 'jobs'>,
  { userId, brandId }: Actor,
  newEmail: string | undefined,
  now: Date,
): Promise<string> {
  const account = await lockAccount(tx, userId);
  if (account.status !== 'not_confirmed') throw new CallError('already_active');
  const email = newEmail ?? account.email;
  // A mistyped address can be corrected at once; only the same one has to wait.
  await refuseTooMany(tx, userId, email === account.email ? minIntervalMs : 0, now);
  if (email !== account.email) await refuseTooManyTo(tx, env, { brandId, userId }, email, now);
  const confirmable = await isConfirmable(tx, brandId, email);
  await tx.update(users).set({ email, confirmable }).where(eq(users.id, userId));
  await enqueueActivationMail(tx, jobs, { userId, email, confirmable }, now);
  if (email !== account.email) await recordNewAddress(tx, userId, now);
  return email;
}

async function recordNewAddress(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.update(users).set({ emailSource: 'activation', emailSince: now }).where(eq(users.id, userId));
  // Bounces of the old address do not apply to the new one.
  await liftStops(tx, userId, ['bounce']);
}

async function lockAccount(tx: Tx, userId: number): Promise<{ status: string; email: string }> {
  const [account] = await tx
    .select({ status: users.status, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!account) throw authenticationRequired();
  return account;
}

/** Protects an address from floods by many accounts, but lets each account send its first mail. */
async function refuseTooManyTo(
  tx: Tx,
  env: Services['env'],
  { brandId, userId }: Pick<Actor, 'brandId' | 'userId'>,
  email: string,
  now: Date,
): Promise<void> {
  const quota = {
    env,
    brandId,
    purpose: 'activation',
    recipient: email,
    freeMails: mailsToAddress,
    own: userId,
  };
  if (!(await consumeOwnMailQuota(tx, quota, now)))
    throw new CallError('too_many_mails', { retry_after: mailIntervalMs / 1000 });
}

async function refuseTooMany(tx: Tx, userId: number, wait: number, now: Date): Promise<void> {
  const isOwn = and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, 'activation'));
  const sent = await tx
    .select({ at: mailTokens.createdAt })
    .from(mailTokens)
    .where(and(isOwn, gt(mailTokens.createdAt, new Date(now.getTime() - day))))
    .orderBy(desc(mailTokens.createdAt));
  const newest = sent[0]?.at.getTime();
  if (newest === undefined) return;
  const next = newest + (sent.length < mailsADay ? wait : mailIntervalMs);
  const remaining = Math.ceil((next - now.getTime()) / 1000);
  if (remaining > 0) throw new CallError('too_many_mails', { retry_after: remaining });
}

type Confirming = Pick<Services, 'db' | 'env'> & { brand: Brand; actor: Actor | null };

const selectContested = statement({
  params: { hash: bytea, brandId: text },
  row: { id: users.id },
  text: `
    select users.id from mail_tokens join users on users.id = mail_tokens.user_id
    where mail_tokens.token_hash = :hash and mail_tokens.purpose = 'activation' and users.brand_id = :brandId
      and users.status = 'not_confirmed' and exists (
        select 1 from users other where other.brand_id = users.brand_id and other.email = users.email
          and other.status = 'not_confirmed' and other.id <> users.id)`,
});

/**
 * If several signups share an address, a link confirms an account only in its own session or with its password, so that
 * the mailbox owner cannot open a stranger's account.
 * @throws invalid_input at `password` (`required` if missing), account_locked
 */
export async function requireSignupOwner(
  { db, env, brand, actor }: Confirming,
  { token, password }: { token: string; password?: string | undefined },
  now: Date,
): Promise<void> {
  const { rows } = await selectContested(db, { hash: hashToken(token), brandId: brand.id });
  const userId = rows[0]?.id;
  if (userId === undefined || userId === actor?.userId) return;
  if (password === undefined) throw invalidInput({ password: 'required' });
  await requirePassword({ db, env }, { userId, brandId: brand.id }, { password, field: 'password' }, now);
}
