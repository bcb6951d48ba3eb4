import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/platform/db/connect.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { redactSettledComplaints } from './erase-complaints.ts';
import { statement } from '#backend/platform/db/statement.ts';

/** Retention in months after an erasure; see docs/decisions/0013-hide-then-erase-deleted-accounts.md. */
const retention = {
  /** For an unauthorised debit (SEPA Core rulebook). */
  fingerprints: 13,
  /** Claims lapse three years after the end of a year. */
  consents: 48,
  blockedAccounts: 48,
} as const;

const updateWithdrawals = statement({
  text: `update withdrawals set name = '', email = '', redact_personal_data = false where redact_personal_data and status <> 'open'`,
});

/** Erases data of erased accounts whose retention has ended. Idempotent. */
export async function deleteExpiredLeftovers(tx: Tx, jobs: Jobs, now: Date): Promise<void> {
  for (const hash of new Set(await redactSettledComplaints(tx)))
    await jobs.enqueue(tx, 'erase-photo', { hash });
  await updateWithdrawals(tx);

  const erasedBefore = (retentionMonths: number) => sql`select id from users
    where erased_at < ${now.toISOString()}::timestamptz - make_interval(months => ${retentionMonths})`;
  await tx.execute(sql`
    update mandates set iban_fingerprint = '' where iban_fingerprint <> '' and user_id in (${erasedBefore(retention.fingerprints)})`);
  await tx.execute(sql`delete from consent_log where user_id in (${erasedBefore(retention.consents)})`);
  await tx.execute(
    sql`delete from direct_debit_blocks where user_id in (${erasedBefore(retention.blockedAccounts)})`,
  );
}
