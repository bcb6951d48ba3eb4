import type { Pool } from 'pg';
import { until } from './until.ts';

/** Milliseconds for the crowd of a long form. */
export const mailsWithin = 300_000;

/**
 * Waits until no mail waits any more, so that the tests after this one need not wait behind a crowd of its own. One that was taken along
 * by a killed process comes again after its time, and is not waited for.
 * @throws when they are not sent within `patience` milliseconds
 */
export function untilMailsSent(database: Pool, patience: number): Promise<void> {
  return until(async () => {
    const { rows } = await database.query<{ waiting: number }>(
      `select count(*)::int as waiting from pgboss.job
       where name in ('send-mail', 'send-notice') and state = 'created' and start_after <= now()`,
    );
    return rows[0]?.waiting === 0;
  }, patience);
}
