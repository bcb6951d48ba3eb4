import { sql } from 'drizzle-orm';
import { inTransaction } from '../db/connect.ts';
import type { Services } from '../http/call.ts';

/**
 * A webhook only says "look": a job asks the provider itself, once a second at most and always once more after the last
 * webhook. Whoever forges one learns nothing and changes nothing.
 */
export async function hearAgeCheck(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  reference: string,
): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from age_checks where reference = ${reference} and state = 'pending'`);
  const id = rows[0]?.id;
  if (id === undefined) return;
  await inTransaction(db, (tx) =>
    jobs.enqueue(tx, 'look-at-age-check', { id }, 0, { key: String(id), seconds: 1, orNext: true }),
  );
}
