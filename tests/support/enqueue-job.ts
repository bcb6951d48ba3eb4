import type pg from 'pg';
import type { JobName } from '../../backend/platform/jobs/jobs.ts';

/** Adds a job to its queue and wakes its workers, as the backend's queue does. */
export async function enqueueJob(
  database: Pick<pg.Pool, 'query'>,
  name: JobName,
  data: Record<string, unknown> = {},
): Promise<void> {
  await database.query(
    `with ordered as (insert into jobs.job (name, data) values ($1, $2) returning name)
     select pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), name) from ordered`,
    [name, JSON.stringify(data)],
  );
}
