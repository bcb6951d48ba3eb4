import type { Tx } from '#backend/platform/db/connect.ts';
import { CallError } from '#backend/platform/http/errors.ts';
import type { Actor } from '#backend/platform/http/session.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { exports } from '#backend/platform/db/schema/rights.ts';
import { int8, timestamptz } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

const day = 24 * 60 * 60 * 1000;

const selectUsers = statement({
  params: { userId: int8 },
  text: `select 1 from users where id = :userId for no key update`,
});

const selectExports = statement({
  params: { userId: int8, requestedAt: timestamptz },
  row: { state: exports.state },
  text: `
    select state from exports where user_id = :userId and state <> 'failed'
      and (state = 'ordered' or requested_at > :requestedAt) order by id desc limit 1`,
});

const insertExports = statement({
  params: { userId: int8, now: timestamptz },
  row: { id: exports.id },
  text: `insert into exports (user_id, requested_at) values (:userId, :now) returning id`,
});

/**
 * Requests an export; does nothing while one is in progress.
 * @throws too_many_exports within a day of the last finished one
 */
export async function requestExport(tx: Tx, jobs: Jobs, { userId }: Actor, now: Date): Promise<void> {
  await selectUsers(tx, { userId });
  const { rows } = await selectExports(tx, { userId, requestedAt: new Date(now.getTime() - day) });
  if (rows[0]?.state === 'ordered') return;
  if (rows[0]) throw new CallError('too_many_exports');
  const ordered = await insertExports(tx, { userId, now });
  const id = ordered.rows[0]?.id;
  if (id !== undefined) await jobs.enqueue(tx, 'make-export', { exportId: id });
}
