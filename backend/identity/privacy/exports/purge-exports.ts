import type { Tx } from '#backend/platform/db/connect.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { exports } from '#backend/platform/db/schema/rights.ts';
import { timestamptz } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

const day = 24 * 60 * 60 * 1000;

const deleteExports = statement({
  params: { now: timestamptz },
  row: { file: exports.file },
  text: `delete from exports where expires_at <= :now returning file`,
});

const updateExports = statement({
  params: { requestedAt: timestamptz },
  text: `
    update exports set state = 'failed'
    where state = 'ordered' and requested_at < :requestedAt`,
});

/** Erases expired files and drops stuck requests, so that they can be made again. */
export async function purgeExports(tx: Tx, jobs: Jobs, now: Date): Promise<void> {
  const { rows } = await deleteExports(tx, { now });
  for (const { file } of rows) if (file) await jobs.enqueue(tx, 'erase-export', { file });
  await updateExports(tx, { requestedAt: new Date(now.getTime() - day) });
}
