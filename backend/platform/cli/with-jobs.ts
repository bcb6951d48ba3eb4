import type { Db } from '../db/connect.ts';
import { onDatabase } from '../db/on-database.ts';
import { startJobs, type Jobs } from '../jobs/jobs.ts';

/** Runs an operator's command with the database and the queue; the backend runs the enqueued jobs. */
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
