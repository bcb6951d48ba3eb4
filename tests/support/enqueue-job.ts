import type pg from 'pg';
import type { JobName } from '../../backend/platform/jobs/jobs.ts';
import { until } from './until.ts';

type Database = Pick<pg.Pool, 'query'>;

/** Adds a job to its queue and wakes its workers, as the backend's queue does. */
export async function enqueueJob(
  database: Database,
  name: JobName,
  data: Record<string, unknown> = {},
): Promise<void> {
  await database.query('insert into jobs.job (name, data) values ($1, $2)', [name, JSON.stringify(data)]);
  await wakeWorkers(database, name);
}

/** Otherwise workers look for jobs that a test made due every five seconds. */
export const wakeWorkers = (database: Database, name: JobName) =>
  database.query(`select pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), $1)`, [name]);

/** The same as `enqueueJob`; resolves when the job is done. */
export async function runJob(...job: Parameters<typeof enqueueJob>): Promise<void> {
  const [database, name] = job;
  await enqueueJob(...job);
  await untilJobsDone(database, `name = '${name}'`);
}

/** Waits until no such job is due or running. */
export const untilJobsDone = (database: Database, which: string): Promise<void> =>
  until(async () => {
    const { rowCount } = await database.query(
      `select 1 from jobs.job where ${which} and start_after <= now() and state in ('created', 'retry', 'active')`,
    );
    return !rowCount;
  });
