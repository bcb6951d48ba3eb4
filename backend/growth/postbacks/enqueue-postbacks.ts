import type { Tx } from '../../platform/db/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { int8, timestamptz, statement } from '../../platform/db/statement.ts';

const insertPostbacks = statement({
  params: { at: timestamptz, userId: int8 },
  text: `
    insert into postbacks (conversion_id, status, due_at, created_at)
    select conversions.id, 'waiting', :at::timestamptz, :at::timestamptz from conversions
    where conversions.user_id = :userId and conversions.network is not null
      and (select granted from consent_log where consent_log.user_id = :userId and kind = 'attribution'
        order by id desc limit 1)
    order by conversions.id
    on conflict (conversion_id) do update set status = 'waiting', attempts = 0, due_at = excluded.due_at
      where postbacks.status = 'withdrawn'`,
});

/** Requires consent. Adds each fact once; one held back by a withdrawn consent is queued again. */
export async function enqueuePostbacks(tx: Tx, jobs: Jobs, userId: number, now: Date): Promise<void> {
  const { rowCount } = await insertPostbacks(tx, { at: now, userId });
  if (rowCount) await jobs.enqueue(tx, 'send-postbacks', {});
}
