import type { Db } from '../db/connect.ts';
import { onDatabase } from '../db/on-database.ts';
import { startJobs, type Jobs } from '../jobs/jobs.ts';

/** Has a command of the operator work on the database and the queue: what it orders is sent by the backend's jobs. */
export async function withJobs(work: (db: Db, jobs: Jobs) => Promise<void>): Promise<void> {
  await onDatabase(2, async (db, url) => {
    const jobs = await startJobs(url);
    try {
      await work(db, jobs);
    } finally {
      await jobs.stop();
    }
  });
}
