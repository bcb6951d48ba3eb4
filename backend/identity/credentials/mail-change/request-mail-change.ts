import { requirePassword } from '../../accounts/require-password.ts';
import { inTransaction, type Tx } from '#backend/platform/db/connect.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { authenticationRequired, CallError, invalidInput } from '#backend/platform/http/errors.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import { announce } from '#backend/platform/realtime/hub.ts';
import { consumeOwnMailQuota, turnTime } from '../consume-mail-quota.ts';
import { endLinks, makeLink } from '../mail-links.ts';
import { mailChangeLinkTtlMs } from './change-link.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { int4, int8, orNull, text, timestamptz } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

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
    const turn = {
      env,
      brandId,
      purpose: 'mail_change',
      recipient: email,
      freeMails: mailsToAddress,
      own: userId,
    };
    if (!(await consumeOwnMailQuota(tx, turn, now))) throw new CallError('too_many_reset_mails');
    await endLinks(tx, userId, 'mail_change', now);
    // This token is never sent: the mail job replaces it, so the queue holds no secret.
    await makeLink(tx, { userId, purpose: 'mail_change', email, lifetimeMs: mailChangeLinkTtlMs }, now);
    await jobs.enqueue(tx, 'send-mail', { mail: 'mail-change', id: userId });
    await announce(tx, [userId], { type: 'user' });
  });
}

const selectUsers = statement({
  params: { userId: int8 },
  row: { email: users.email },
  text: `select email from users where id = :userId and status = 'active' for update`,
});

async function lockEmail(tx: Tx, userId: number): Promise<string> {
  const { rows } = await selectUsers(tx, { userId });
  const email = rows[0]?.email;
  if (email === undefined) throw authenticationRequired();
  return email;
}

const selectGoodLink = statement({
  params: { userId: int8, email: text, lately: timestamptz, now: timestamptz },
  text: `
    select 1 from mail_tokens
    where user_id = :userId and purpose = 'mail_change' and email = :email and used_at is null
      and created_at > :lately and expires_at > :now limit 1`,
});

/** Whether a link of the last hour to this address still works. */
async function isUnderWay(tx: Tx, userId: number, email: string, now: Date): Promise<boolean> {
  const lately = new Date(now.getTime() - turnTime);
  const { rowCount } = await selectGoodLink(tx, { userId, email, lately, now });
  return Boolean(rowCount);
}

const selectMailTokens = statement({
  params: { userId: int8, createdAt: timestamptz },
  row: { count: int4, oldest: orNull(timestamptz) },
  text: `
    select count(*)::int as count, min(created_at) as oldest from mail_tokens
    where user_id = :userId and purpose = 'mail_change'
      and created_at > :createdAt`,
});

async function refuseTooMany(tx: Tx, userId: number, now: Date): Promise<void> {
  const { rows } = await selectMailTokens(tx, { userId, createdAt: new Date(now.getTime() - day) });
  const sent = rows[0];
  if (!sent || sent.count < changesADay) return;
  const opensAt = new Date(sent.oldest ?? now).getTime() + day;
  throw new CallError('too_many_mails', { retry_after: Math.ceil((opensAt - now.getTime()) / 1000) });
}
