import type { JobDatabase } from './job-database.ts';

/** Moves unfinished jobs to another queue, with their ids. */
export async function moveJobs({ executeSql }: JobDatabase, from: string, to: string): Promise<void> {
  await executeSql(
    `update jobs.job set name = $2 where name = $1 and state in ('created', 'retry', 'active')`,
    [from, to],
  );
}
