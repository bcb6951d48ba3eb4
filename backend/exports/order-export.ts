import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { CallError } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import type { Jobs } from '../jobs/jobs.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Orders the file with everything about a member; one that is under way is not ordered twice.
 * Throws too_many_exports within a day of the last one that came out.
 */
export async function orderExport(tx: Tx, jobs: Jobs, { userId }: Actor, now: Date): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);
  const { rows } = await tx.execute<{ state: string }>(sql`
    select state from exports where user_id = ${userId} and state <> 'failed'
      and (state = 'ordered' or ordered_at > ${new Date(now.getTime() - day).toISOString()}) order by id desc limit 1`);
  if (rows[0]?.state === 'ordered') return;
  if (rows[0]) throw new CallError('too_many_exports');
  const ordered = await tx.execute<{ id: number }>(sql`
    insert into exports (user_id, ordered_at) values (${userId}, ${now.toISOString()}) returning id`);
  const id = ordered.rows[0]?.id;
  if (id !== undefined) await jobs.enqueue(tx, 'make-export', { exportId: id });
}
