import { sql } from 'drizzle-orm';
import { stopPremium } from '../../identity/accounts/update-account.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { announce } from '../../platform/realtime/hub.ts';

/** A paid order that was neither refunded in full nor withdrawn from. */
const isLive = sql`payments.amount > (select coalesce(sum(amount), 0) from payment_reversals
    where payment_id = payments.id and status <> 'failed')
  and not exists (select 1 from withdrawals
    where withdrawals.payment_id = payments.id and withdrawals.status in ('refunding', 'refunded'))`;

/** Ends premium for a member without a valid order left, and notifies open pages. */
export async function endPremium(tx: Tx, userId: number): Promise<void> {
  const isPaid = sql`exists (
    select 1 from payments where payments.user_id = users.id and payments.status = 'completed' and ${isLive})`;
  if (await stopPremium(tx, userId, isPaid)) await announce(tx, [userId], { type: 'user' });
}
