import { sql } from 'drizzle-orm';
import { inTransaction } from '../../db/connect.ts';
import type { Services } from '../../http/call.ts';
import { log } from '../../http/log.ts';
import { eraseAccount } from './erase-account.ts';
import { forgetRest } from './forget-rest.ts';

const atOnce = 50;

/**
 * Erases every account whose time to come back is over, one in a transaction of its own: whatever ends the process in
 * between, an account is there whole or gone, and the next run goes on. Then what had to be kept until now.
 */
export async function eraseDue(services: Pick<Services, 'db' | 'env' | 'jobs' | 'now'>): Promise<void> {
  const { db, now } = services;
  const seen = new Set<number>();
  for (;;) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from users where erase_at <= ${now().toISOString()} and erased_at is null
        and not (id = any(${sql.param([...seen])}::bigint[])) order by erase_at limit ${atOnce}`);
    if (!rows.length) break;
    for (const { id } of rows) {
      seen.add(id);
      await eraseAccount(services, id).catch((error: unknown) =>
        log.error({ err: error, user: id }, 'an account could not be erased and is tried again'),
      );
    }
  }
  await inTransaction(db, (tx) => forgetRest(tx, services.jobs, now()));
}
