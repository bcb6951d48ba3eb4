import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { eraseLater } from '../../photos/erase-photos.ts';

/** Erases what measures took away once nobody can appeal any more, or it was given back; the decisions themselves stay. */
export async function forgetMeasures(tx: Tx, jobs: Jobs, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ hash: string | null }>(sql`
    with over as (
      select id, undo->'message'->>'image_hash' as hash from decisions
      where undo is not null
        and (reversed_at is not null or decided_at < ${now.toISOString()}::timestamptz - interval '6 months 1 day')
        and not exists (select 1 from appeals where decision_id = decisions.id and outcome is null)
      for update
    )
    update decisions set undo = null from over where decisions.id = over.id returning over.hash`);
  for (const { hash } of rows) if (hash !== null) await eraseLater(tx, jobs, hash);
}
