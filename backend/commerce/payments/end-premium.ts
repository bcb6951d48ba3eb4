import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { isLive } from '../withdrawals/premium-views.ts';

/** Ends premium for a member whose orders have all gone back or been withdrawn from; pages that are open hear it. */
export async function endPremium(tx: Tx, userId: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update users set paid_user = false
    where id = ${userId} and paid_user and not exists (
      select 1 from payments where payments.user_id = users.id and payments.status = 'completed'
        and ${isLive('payments')})`);
  if (rowCount) await announce(tx, [userId], { type: 'user' });
}
