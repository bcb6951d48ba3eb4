import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';

const day = 24 * 60 * 60 * 1000;

/** Erases files whose days are over, and gives up orders that nothing came of, so that they can be made again. */
export async function forgetExports(tx: Tx, jobs: Jobs, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ file: string | null }>(sql`
    delete from exports where expires_at <= ${now.toISOString()} returning file`);
  for (const { file } of rows) if (file) await jobs.enqueue(tx, 'erase-export', { file });
  await tx.execute(sql`
    update exports set state = 'failed'
    where state = 'ordered' and ordered_at < ${new Date(now.getTime() - day).toISOString()}`);
}
