import type { Pool } from 'pg';
import { until } from './until.ts';

/** Milliseconds for all mails of a long form. */
export const mailsWithin = 300_000;

/**
 * Waits until the mail queue is empty, so that later tests need not wait. Mails of a killed process return after their
 * timeout and do not count.
 * @throws {Error} if they are not sent within `timeoutMs` milliseconds
 */
export function untilMailsSent(database: Pool, timeoutMs: number): Promise<void> {
  return until(async () => {
    const { rows } = await database.query<{ waiting: number }>(
      `select count(*)::int as waiting from jobs.job
       where name in ('send-mail', 'send-notification') and state = 'created' and start_after <= now()`,
    );
    return rows[0]?.waiting === 0;
  }, timeoutMs);
}
