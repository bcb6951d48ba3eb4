import { lt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import {
  loginHistory,
  loginAttempts,
  loginAttemptsByOrigin,
  sessions,
} from '../../platform/db/schema/accounts.ts';
import { mailRequests, mailTokens } from '../../platform/db/schema/credentials.ts';
import { invitations } from '../../platform/db/schema/invitations.ts';
import { redeemedChallenges } from '../../platform/db/schema/proof-of-work.ts';
import { purgeReplays } from '../../platform/http/replay.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteProfiles } from '../../community/members/account-profile.ts';
import { loginHistoryRetentionMs } from './list-sessions.ts';

/** 30 days in milliseconds: lifetime of an unconfirmed account, as of its session. */
const unconfirmedAccountTtlMs = 30 * 24 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

/** Erases unconfirmed accounts and expired sessions, links, proofs, retry responses and login failures. */
export async function purgeExpiredRows(tx: Tx, jobs: Jobs, now: Date): Promise<void> {
  const before = (retentionMs: number) => new Date(now.getTime() - retentionMs);
  // Accounts with an order stay for bookkeeping.
  const stale = sql`select id from users where status = 'not_confirmed' and signup_date < ${before(unconfirmedAccountTtlMs)}
    and not exists (select 1 from payments where payments.user_id = users.id)`;
  await deleteProfiles(tx, jobs, stale);
  await tx.execute(sql`delete from users where id in (${stale})`);
  await tx.delete(sessions).where(lt(sessions.expiresAt, now));
  await tx.delete(mailTokens).where(lt(mailTokens.expiresAt, before(unconfirmedAccountTtlMs)));
  await tx.delete(invitations).where(lt(invitations.expiresAt, before(unconfirmedAccountTtlMs)));
  await tx.delete(redeemedChallenges).where(lt(redeemedChallenges.expiresAt, now));
  await purgeReplays(tx, now);
  await tx.delete(mailRequests).where(lt(mailRequests.requestedOn, now.toISOString().slice(0, 10)));
  await tx.delete(loginAttempts).where(lt(loginAttempts.lastFailureAt, before(day)));
  await tx.delete(loginAttemptsByOrigin).where(lt(loginAttemptsByOrigin.lastFailureAt, before(day)));
  await tx.delete(loginHistory).where(lt(loginHistory.occurredAt, before(loginHistoryRetentionMs)));
}
