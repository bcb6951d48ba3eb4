import { sql } from 'drizzle-orm';
import type { Db } from '../../backend/platform/db/connect.ts';

/** Adds a job that waits for an hour to any queue. Returns a function that removes it. */
export async function queueWaitingJob(db: Db): Promise<() => Promise<void>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into jobs.job (name, start_after)
    select name, now() + interval '1 hour' from jobs.queue order by name limit 1 returning id`);
  return async () => void (await db.execute(sql`delete from jobs.job where id = ${rows[0]?.id}`));
}
