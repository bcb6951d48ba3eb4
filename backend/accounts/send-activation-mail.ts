import { sql } from 'drizzle-orm';
import { countMailRequest } from '../access/count-mail-request.ts';
import type { Tx } from '../db/connect.ts';
import { authenticationRequired, CallError } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import type { Services } from '../http/call.ts';
import { liftStops } from '../mail-stops/stop-reasons.ts';
import { isConfirmable } from './create-account.ts';
import { originOfStranger } from './login-origin.ts';
import { orderActivationMail } from './order-activation-mail.ts';

/** Mails an account may have sent, and the pause between two in milliseconds. */
const mailsADay = 5;
const pause = 60_000;
const day = 24 * 60 * 60 * 1000;

/**
 * Sends the activation mail again, to a new address when one is given; earlier links end. Returns the address.
 * Throws already_active, or too_many_mails with the seconds to wait. A taken address answers alike.
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
  // Who mistyped the address corrects it at once; only the same one has to wait.
  await refuseTooMany(tx, userId, email === account.email ? pause : 0, now);
  if (email !== account.email) await refuseTooManyTo(tx, env, { brandId, userId }, email, now);
  const confirmable = await isConfirmable(tx, brandId, email);
  await tx.execute(sql`update users set email = ${email}, confirmable = ${confirmable} where id = ${userId}`);
  await orderActivationMail(tx, jobs, { userId, email, confirmable }, now);
  if (email !== account.email) await noteNewAddress(tx, userId, now);
  return email;
}

async function noteNewAddress(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    update users set email_source = 'activation', email_since = ${now.toISOString()} where id = ${userId}`);
  // What did not reach the old address says nothing of the new one.
  await liftStops(tx, userId, ['bounce']);
}

async function lockAccount(tx: Tx, userId: number): Promise<{ status: string; email: string }> {
  const { rows } = await tx.execute<{ status: string; email: string }>(sql`
    select status, email from users where id = ${userId} for update`);
  const account = rows[0];
  if (!account) throw authenticationRequired();
  return account;
}

/** However many accounts name one address, whoever reads it is not buried in mails. */
async function refuseTooManyTo(
  tx: Tx,
  env: Services['env'],
  { brandId, userId }: Pick<Actor, 'brandId' | 'userId'>,
  email: string,
  now: Date,
): Promise<void> {
  const sender = originOfStranger(env, userId);
  try {
    await countMailRequest(tx, { env, brandId, email, purpose: 'activation', sender }, now);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const left = day - (now.getTime() % day);
    throw new CallError('too_many_mails', { retry_after: Math.ceil(left / 1000) });
  }
}

async function refuseTooMany(tx: Tx, userId: number, wait: number, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ created_at: Date | string }>(sql`
    select created_at from mail_tokens
    where user_id = ${userId} and purpose = 'activation' and created_at > ${new Date(now.getTime() - day).toISOString()}
    order by created_at desc`);
  const sent = rows.map((row) => new Date(row.created_at).getTime());
  const newest = sent[0];
  if (newest === undefined) return;
  const next = Math.max(newest + wait, sent.length < mailsADay ? 0 : (sent[mailsADay - 1] ?? newest) + day);
  const left = Math.ceil((next - now.getTime()) / 1000);
  if (left > 0) throw new CallError('too_many_mails', { retry_after: left });
}
