import type { Tx } from '#backend/platform/db/connect.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { eraseLater } from '#backend/community/photos/erase-photos.ts';
import { orNull, text, timestamptz } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

const updateOver = statement({
  params: { now: timestamptz },
  row: { hash: orNull(text) },
  text: `
    with over as (
      select id, undo->'message'->>'image_hash' as hash from decisions
      where undo is not null
        and (reversed_at is not null or decided_at < :now::timestamptz - interval '6 months 1 day')
        and not exists (select 1 from appeals where decision_id = decisions.id and outcome is null)
      for update
    )
    update decisions set undo = null from over where decisions.id = over.id returning over.hash`,
});

/** Erases undo data after a reversal or the appeal period, unless an appeal is pending. */
export async function purgeMeasures(tx: Tx, jobs: Jobs, now: Date): Promise<void> {
  const { rows } = await updateOver(tx, { now });
  for (const { hash } of rows) if (hash !== null) await eraseLater(tx, jobs, hash);
}
