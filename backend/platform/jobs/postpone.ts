import type { JobDatabase } from './job-database.ts';

/** Includes jobs that the queue would give up, such as those of an earlier version. */
export async function postpone({ executeSql }: JobDatabase, id: string, seconds: number): Promise<void> {
  await executeSql(
    `update jobs.job set state = 'retry', completed_on = null, start_after = now() + $2 * interval '1 second'
     where id = $1 and state in ('retry', 'failed')`,
    [id, seconds],
  );
}
