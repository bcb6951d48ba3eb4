import type { JobDatabase } from './job-database.ts';

/** Also one that the queue would have given up, as those were that an earlier version enqueued. */
export async function postpone({ executeSql }: JobDatabase, id: string, seconds: number): Promise<void> {
  await executeSql(
    `update jobs.job set state = 'retry', completed_on = null, start_after = now() + $2 * interval '1 second'
     where id = $1 and state in ('retry', 'failed')`,
    [id, seconds],
  );
}
