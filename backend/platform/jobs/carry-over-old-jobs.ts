import { log } from '../http/log.ts';
import type { JobDatabase } from './job-database.ts';

/** Milliseconds between two checks for jobs of processes that still run the previous version. */
const interval = 10_000;

/**
 * pg-boss up to version 10 stores its queue in the schema `pgboss`, which later versions cannot read. Its waiting and
 * lost jobs move into the current queue with their ids, so that an update loses no job. The check repeats because
 * other processes may still run the previous version.
 * @param renamed present names of jobs by their earlier ones
 * @returns how to stop
 */
export async function carryOverOldJobs(
  database: JobDatabase,
  renamed: Readonly<Record<string, string>>,
): Promise<() => void> {
  if (!(await hasOldQueue(database))) return () => undefined;
  await carryOver(database, renamed);
  let isLooking = false;
  const look = async () => {
    // During an outage one check waits instead of a new one each time.
    if (isLooking) return;
    isLooking = true;
    await carryOver(database, renamed).catch((error: unknown) => log.error({ err: error }, 'old job queue'));
    isLooking = false;
  };
  const timer = setInterval(() => void look(), interval);
  timer.unref();
  return () => clearInterval(timer);
}

async function hasOldQueue({ executeSql }: JobDatabase): Promise<boolean> {
  const { rows } = await executeSql(`select 1 where to_regclass('pgboss.job') is not null`, []);
  return rows.length > 0;
}

async function carryOver(
  { executeSql }: JobDatabase,
  renamed: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await executeSql(
    `with moved as (
       delete from pgboss.job
       where coalesce($1::jsonb->>name, name) in (select name from jobs.queue)
         and (state in ('created', 'retry') or state = 'active' and started_on + expire_in < now())
       returning *
     )
     insert into jobs.job (id, name, priority, data, state, retry_limit, retry_count, retry_delay, retry_backoff,
       start_after, singleton_key, singleton_on, expire_seconds, created_on, keep_until, policy)
     select id, coalesce($1::jsonb->>name, name), priority, data, case state when 'created' then 'created' else 'retry' end::jobs.job_state,
       retry_limit, retry_count, retry_delay, retry_backoff, start_after, singleton_key, singleton_on,
       extract(epoch from expire_in)::int, created_on, keep_until, policy
     from moved
     on conflict do nothing
     returning id`,
    [JSON.stringify(renamed)],
  );
  if (rows.length > 0) log.info({ jobs: rows.length }, 'jobs of the version before carried over');
}
