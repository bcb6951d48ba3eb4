import { lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { writeAnswers } from '../db/schema/access.ts';
import { answerLife } from '../http/replay.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { erasePhotosOf } from '../photos/erase-photos.ts';
import { historyLife } from './list-sessions.ts';

/** An unconfirmed account lives as long as its session: 30 days in milliseconds. */
const unconfirmedLife = 30 * 24 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** Erases accounts that were never confirmed, ended sessions, old links, spent proofs, answers kept for a retry and forgotten login failures. */
export async function removeStaleSignups(tx: Tx, jobs: Jobs, now: Date): Promise<void> {
  const before = (life: number) => new Date(now.getTime() - life).toISOString();
  // Whoever has ordered something is kept, for the sake of the money.
  const stale = sql`select id from users where status = 'not_confirmed' and signup_date < ${before(unconfirmedLife)}
    and not exists (select 1 from payments where payments.user_id = users.id)`;
  await erasePhotosOf(tx, jobs, sql`select id from profiles where user_id in (${stale})`);
  await tx.execute(sql`delete from profiles where user_id in (${stale})`);
  await tx.execute(sql`delete from users where id in (${stale})`);
  await tx.execute(sql`delete from sessions where expires_at < ${now.toISOString()}`);
  await tx.execute(sql`delete from mail_tokens where expires_at < ${before(unconfirmedLife)}`);
  await tx.execute(sql`delete from invitations where expires_at < ${before(unconfirmedLife)}`);
  await tx.execute(sql`delete from used_challenges where expires_at < ${now.toISOString()}`);
  await tx.delete(writeAnswers).where(lt(writeAnswers.startedAt, new Date(now.getTime() - answerLife)));
  await tx.execute(sql`delete from mail_requests where day < ${now.toISOString().slice(0, 10)}`);
  await tx.execute(sql`delete from login_attempts where last_failure_at < ${before(day)}`);
  await tx.execute(sql`delete from login_attempts_by_origin where last_failure_at < ${before(day)}`);
  await tx.execute(sql`delete from login_history where at < ${before(historyLife)}`);
}
