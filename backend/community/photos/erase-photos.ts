import { photoRestoreMs } from '#lib/contract/community/photo-limits.ts';
import { sql, type SQL } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../platform/db/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { erasePhoto } from './photo-files.ts';
import { text, timestamptz, statement } from '../../platform/db/statement.ts';

/** Seconds added to the undo time, for clock skew between machines. */
const margin = 15;

export const isSettled = sql`exists (select 1 from decisions where complaint_id = complaints.id and not exists (
  select 1 from appeals where decision_id = decisions.id and outcome is null))`;

/** Schedules a photo's files for erasure in 15 minutes, unless a photo, message or complaint uses them then. */
export async function eraseLater(tx: Tx, jobs: Jobs, hash: string): Promise<void> {
  await jobs.enqueue(tx, 'erase-photo', { hash }, photoRestoreMs / 1000 + margin);
}

export async function eraseProfilePhotos(tx: Tx, jobs: Jobs, profiles: SQL): Promise<void> {
  const { rows } = await tx.execute<{ hash: string }>(
    sql`select distinct hash from photos where profile_id in (${profiles})`,
  );
  for (const { hash } of rows) await eraseLater(tx, jobs, hash);
}

const deletePhotos = statement({
  params: { hash: text, since: timestamptz },
  text: `delete from photos where hash = :hash and removed_at <= :since`,
});

/** Job: finally deletes a removed photo and erases files without a reference. */
export async function eraseUnused(db: Db, files: FileStore, hash: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - photoRestoreMs);
  const isUsed = await inTransaction(db, async (tx) => {
    await deletePhotos(tx, { hash, since });
    // Demo profiles share pictures.
    const { rows } = await tx.execute(sql`
      select 1 from photos where hash = ${hash}
      union all select 1 from messages where image_hash = ${hash}
      union all select 1 from complaints where evidence @> ${JSON.stringify([{ image: hash }])}::jsonb
      union all select 1 from complaints where reported_photo_hash = ${hash} and not ${isSettled}
      union all select 1 from decisions where undo @> ${JSON.stringify({ message: { image_hash: hash } })}::jsonb
      limit 1`);
    return rows.length > 0;
  });
  if (!isUsed) await erasePhoto(files, hash);
}
