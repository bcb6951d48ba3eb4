import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { int8, statement } from '../../platform/db/statement.ts';

/** Retention of counts in months: allows a comparison with the same month of the previous year. */
const countRetentionMonths = 14;
/** Retention of network responses in days. */
const callRetentionDays = 180;

/** Erases old counts and network responses. Conversions stay with the ledger. */
export async function purgeTracking(tx: Tx, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  for (const table of ['arrivals', 'page_bounces', 'page_hidden_events'])
    await tx.execute(sql`
      delete from ${sql.identifier(table)} where created_at < ${at} - make_interval(months => ${countRetentionMonths})`);
  await tx.execute(
    sql`delete from postback_calls where called_at < ${at} - make_interval(days => ${callRetentionDays})`,
  );
}

const updateConversions = statement({
  params: { userId: int8 },
  text: `
    update conversions set idempotency_key = 'erased:' || id, user_id = null, ref = null, transaction = gen_random_uuid(),
      network = (select network from postback_templates where network = lower(conversions.network) limit 1)
    where user_id = :userId`,
});

const deleteAttributions = statement({
  params: { userId: int8 },
  text: `delete from attributions where user_id = :userId`,
});

/**
 * Deletes a member's attribution, withdraws unsent postbacks and clears network responses, which may repeat personal
 * data. Conversions still count, but only under known network names, as any other might identify the member.
 */
export async function eraseTracking(tx: Tx, userId: number): Promise<void> {
  const own = sql`select id from conversions where user_id = ${userId}`;
  const postbackIds = sql`select id from postbacks where conversion_id in (${own})`;
  await tx.execute(sql`update postback_calls set response = '' where postback_id in (${postbackIds})`);
  await tx.execute(sql`
    update postbacks set status = 'withdrawn' where conversion_id in (${own}) and status in ('waiting', 'held')`);
  await updateConversions(tx, { userId });
  await deleteAttributions(tx, { userId });
}
