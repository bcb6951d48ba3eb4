import { lt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { idempotencyRecords } from '../../platform/db/schema/access.ts';
import { answerLife } from '../../platform/http/replay.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { eraseProfilePhotos } from '../../community/photos/erase-photos.ts';
import { loginHistoryRetentionMs } from './list-sessions.ts';
import { date, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** 30 days in milliseconds: lifetime of an unconfirmed account, as of its session. */
const unconfirmedAccountTtlMs = 30 * 24 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

const deleteSessions = statement({
  params: { now: timestamptz },
  text: `delete from sessions where expires_at < :now`,
});

const deleteMailTokens = statement({
  params: { expiresAt: timestamptz },
  text: `delete from mail_tokens where expires_at < :expiresAt`,
});

const deleteInvitations = statement({
  params: { expiresAt: timestamptz },
  text: `delete from invitations where expires_at < :expiresAt`,
});

const deleteRedeemedChallenges = statement({
  params: { now: timestamptz },
  text: `delete from redeemed_challenges where expires_at < :now`,
});

const deleteMailRequests = statement({
  params: { day: date },
  text: `delete from mail_requests where day < :day`,
});

const deleteLoginAttempts = statement({
  params: { lastFailureAt: timestamptz },
  text: `delete from login_attempts where last_failure_at < :lastFailureAt`,
});

const deleteLoginAttemptsByOrigin = statement({
  params: { lastFailureAt: timestamptz },
  text: `delete from login_attempts_by_origin where last_failure_at < :lastFailureAt`,
});

const deleteLoginHistory = statement({
  params: { occurredAt: timestamptz },
  text: `delete from login_history where occurred_at < :occurredAt`,
});

/** Erases unconfirmed accounts and expired sessions, links, proofs, retry responses and login failures. */
export async function purgeExpiredRows(tx: Tx, jobs: Jobs, now: Date): Promise<void> {
  const before = (retentionMs: number) => new Date(now.getTime() - retentionMs);
  // Accounts with an order stay for bookkeeping.
  const stale = sql`select id from users where status = 'not_confirmed' and signup_date < ${before(unconfirmedAccountTtlMs)}
    and not exists (select 1 from payments where payments.user_id = users.id)`;
  await eraseProfilePhotos(tx, jobs, sql`select id from profiles where user_id in (${stale})`);
  await tx.execute(sql`delete from profiles where user_id in (${stale})`);
  await tx.execute(sql`delete from users where id in (${stale})`);
  await deleteSessions(tx, { now });
  await deleteMailTokens(tx, { expiresAt: before(unconfirmedAccountTtlMs) });
  await deleteInvitations(tx, { expiresAt: before(unconfirmedAccountTtlMs) });
  await deleteRedeemedChallenges(tx, { now });
  await tx
    .delete(idempotencyRecords)
    .where(lt(idempotencyRecords.startedAt, new Date(now.getTime() - answerLife)));
  await deleteMailRequests(tx, { day: now.toISOString().slice(0, 10) });
  await deleteLoginAttempts(tx, { lastFailureAt: before(day) });
  await deleteLoginAttemptsByOrigin(tx, { lastFailureAt: before(day) });
  await deleteLoginHistory(tx, { occurredAt: before(loginHistoryRetentionMs) });
}
