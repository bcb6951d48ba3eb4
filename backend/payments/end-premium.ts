import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { announce } from '../realtime/hub.ts';

/** Ends premium for a member whose orders have all gone back, by the bank's doing or ours; pages that are open hear it. */
export async function endPremium(tx: Tx, userId: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update users set paid_user = false
    where id = ${userId} and paid_user and not exists (
      select 1 from payments where payments.user_id = users.id and payments.status = 'completed'
        and payments.amount > (select coalesce(sum(amount), 0) from payment_reversals
          where payment_id = payments.id and status <> 'failed'))`);
  if (rowCount) await announce(tx, [userId], { type: 'user' });
}
