import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { int8 } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** Months that counts are kept: the same month of the year before can be compared. */
const countRetentionMonths = 14;
/** Days that answers of networks are kept. */
const callRetentionDays = 180;

/** Erases counts that nobody compares any more, and old answers of networks. What became of accounts stays with the ledger. */
export async function purgeTracking(tx: Tx, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  for (const table of ['arrivals', 'page_bounces', 'page_hidden_events'])
    await tx.execute(sql`
      delete from ${sql.identifier(table)} where created_at < ${at} - make_interval(months => ${countRetentionMonths})`);
  await tx.execute(
    sql`delete from postback_calls where at < ${at} - make_interval(days => ${callRetentionDays})`,
  );
}

const updateConversions = statement({
  params: { userId: int8 },
  text: `
    update conversions set key = 'erased:' || id, user_id = null, ref = null, transaction = gen_random_uuid(),
      network = (select network from postback_templates where network = lower(conversions.network) limit 1)
    where user_id = :userId`,
});

const deleteAttributions = statement({
  params: { userId: int8 },
  text: `delete from attributions where user_id = :userId`,
});

/**
 * Takes a member out of what was counted: how they came is gone, and nothing more is told to a network, whose answers may
 * repeat what it was told. What became of it goes on counting, for a network that we know: any other name might be theirs.
 */
export async function eraseTracking(tx: Tx, userId: number): Promise<void> {
  const own = sql`select id from conversions where user_id = ${userId}`;
  const postbackIds = sql`select id from postbacks where conversion_id in (${own})`;
  await tx.execute(sql`update postback_calls set answer = '' where postback_id in (${postbackIds})`);
  await tx.execute(sql`
    update postbacks set state = 'withdrawn' where conversion_id in (${own}) and state in ('waiting', 'held')`);
  await updateConversions(tx, { userId });
  await deleteAttributions(tx, { userId });
}
