import { sql } from 'drizzle-orm';
import type { DeletionReason } from '../../lib/contract/deletion-reasons.ts';
import { addressMark, endMarks, markAccount } from '../account-marks/mark.ts';
import { countMailRequest } from '../access/count-mail-request.ts';
import { originOfStranger } from '../accounts/login-origin.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { logOut } from '../accounts/log-out.ts';
import type { Tx } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import { authenticationRequired, CallError } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { returnTime } from './deletion-time.ts';
import { tellOthers } from './tell-others.ts';

export type Left = { email: string; erase_at: string };

/** Seconds after the last moment to come back, so that the job finds the account due. */
const margin = 1;

/**
 * Ends an account whose password was checked: hidden from everybody and logged out everywhere with this transaction,
 * erased in 14 days. What is under way at a payment provider stays, so that money which comes is booked or goes back.
 */
export async function deleteAccount(
  tx: Tx,
  { env, jobs }: Pick<Services, 'env' | 'jobs'>,
  actor: Actor,
  { reason, token }: { reason: DeletionReason | null; token: string },
  now: Date,
): Promise<Left> {
  const eraseAt = new Date(now.getTime() + returnTime);
  const email = await leave(tx, actor, { reason, eraseAt, now });
  if (actor.confirmed) await markAccount(tx, actor, addressMark(env, email), now);
  await endMarks(tx, actor.userId, now);
  // Without a word to the page that asked for it, which goes on to say what happens now.
  await logOut(tx, token);
  await endSessions(tx, actor.userId, null);
  await forgetNews(tx, actor.userId);
  await tellOthers(tx, actor);
  if (actor.confirmed || (await mayWrite(tx, env, actor, email, now)))
    await jobs.enqueue(tx, 'send-mail', { mail: 'reactivation', id: actor.userId });
  await jobs.enqueue(tx, 'erase-accounts', {}, returnTime / 1000 + margin);
  return { email, erase_at: eraseAt.toISOString() };
}

/** Account and profile, which remember how they stood; returns the address. Of two calls at once the second finds nobody. */
async function leave(
  tx: Tx,
  { userId, profileId }: Actor,
  { reason, eraseAt, now }: { reason: DeletionReason | null; eraseAt: Date; now: Date },
): Promise<string> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    update users set status = 'deleted', deleted_at = ${now.toISOString()}, erase_at = ${eraseAt.toISOString()},
      deletion_reason = ${reason}, deleted_from = json_build_object('account', users.status, 'profile', profiles.status)
    from profiles where users.id = ${userId} and users.status <> 'deleted' and profiles.id = ${profileId}
    returning users.email`);
  const row = rows[0];
  if (!row) throw authenticationRequired();
  await tx.execute(sql`update profiles set status = 'disabled' where id = ${profileId}`);
  return row.email;
}

/** Nobody is told anything any more: browsers that take push messages, links and mails that wait. */
async function forgetNews(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`delete from push_subscriptions where user_id = ${userId}`);
  await tx.execute(sql`delete from notices where user_id = ${userId}`);
  await tx.execute(sql`delete from mail_tokens where user_id = ${userId}`);
}

/** An address that nobody has confirmed may be a stranger's, who must not be buried in mails. */
async function mayWrite(
  tx: Tx,
  env: Services['env'],
  { brandId, userId }: Actor,
  email: string,
  now: Date,
): Promise<boolean> {
  try {
    await countMailRequest(
      tx,
      { env, brandId, email, purpose: 'reactivation', sender: originOfStranger(env, userId) },
      now,
    );
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}
