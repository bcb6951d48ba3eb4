import { inTransaction } from '#backend/platform/db/connect.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { log } from '#backend/platform/http/log.ts';
import { eraseAccount } from './erase-account.ts';
import { deleteExpiredLeftovers } from './delete-expired-leftovers.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { int8, int8s, timestamptz } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

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
