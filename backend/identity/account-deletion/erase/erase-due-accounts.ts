import { inTransaction, type Tx } from '#backend/platform/db/connect.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { log } from '#backend/platform/http/log.ts';
import { eraseAccount } from './erase-account.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { int8, int8s, timestamptz, statement } from '#backend/platform/db/statement.ts';
import { sql } from 'drizzle-orm';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { redactSettledComplaints } from './erase-complaints.ts';

const batchSize = 50;

const selectUsers = statement({
  params: { eraseAt: timestamptz, id: int8s, batchSize: int8 },
  row: { id: users.id },
  text: `
    select id from users where erase_at <= :eraseAt and erased_at is null
        and not (id = any(:id::bigint[])) order by erase_at limit :batchSize`,
});

/** One transaction per account: after a crash, every account is whole or gone and the next run continues. */
export async function eraseDueAccounts(
  services: Pick<Services, 'db' | 'env' | 'jobs' | 'now'>,
): Promise<void> {
  const { db, now } = services;
  const seen = new Set<number>();
  for (;;) {
    const { rows } = await selectUsers(db, { eraseAt: now(), id: [...seen], batchSize });
    if (!rows.length) break;
    for (const { id } of rows) {
      seen.add(id);
      await eraseAccount(services, id).catch((error: unknown) =>
        log.error({ err: error, user: id }, 'an account could not be erased and is tried again'),
      );
    }
  }
  await inTransaction(db, (tx) => deleteExpiredLeftovers(tx, services.jobs, now()));
}

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
async function deleteExpiredLeftovers(tx: Tx, jobs: Jobs, now: Date): Promise<void> {
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
