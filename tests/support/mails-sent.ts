import type { Pool } from 'pg';
import { until } from './until.ts';

/** Milliseconds for the crowd of a long form. */
export const mailsWithin = 300_000;

/**
 * Waits until no mail waits any more, so that the tests after this one need not wait behind a crowd of its own. One that was taken along
 * by a killed process comes again after its time, and is not waited for.
 * @throws when they are not sent within `timeoutMs` milliseconds
 */
export function untilMailsSent(database: Pool, timeoutMs: number): Promise<void> {
  return until(async () => {
    const { rows } = await database.query<{ waiting: number }>(
      `select count(*)::int as waiting from jobs.job
       where name in ('send-mail', 'send-notice') and state = 'created' and start_after <= now()`,
    );
    return rows[0]?.waiting === 0;
  }, timeoutMs);
}
