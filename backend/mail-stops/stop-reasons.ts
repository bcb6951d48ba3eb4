import { sql } from 'drizzle-orm';
import type { User } from '../../lib/contract/user.ts';
import type { Queries, Tx } from '../db/connect.ts';
import { announce } from '../realtime/hub.ts';

type StopReason = User['notifications_disabled'][number];

/** Ends all notification mails of accounts for a reason, those that wait too, and tells their pages. */
export async function stopMails(tx: Tx, userIds: number[], reason: StopReason): Promise<void> {
  if (userIds.length === 0) return;
  await tx.execute(sql`
    update users set notifications_disabled = array_append(notifications_disabled, ${reason})
    where id = any(${sql.param(userIds)}::bigint[]) and not (${reason} = any(notifications_disabled))`);
  // What was mailed is remembered, and what has a rhythm of its own goes on with it once mails are switched on again.
  await tx.execute(sql`
    delete from notices where user_id = any(${sql.param(userIds)}::bigint[]) and mailed_at is null
      and kind <> 'weekly_updates'`);
  await announce(tx, userIds, { type: 'user' });
}

/** Takes reasons back; mails go out again once none is left. */
export async function liftStops(tx: Tx, userId: number, reasons: StopReason[]): Promise<void> {
  await tx.execute(sql`
    update users set notifications_disabled =
      array(select unnest(notifications_disabled) except select unnest(${sql.param(reasons)}::text[]))
    where id = ${userId} and notifications_disabled && ${sql.param(reasons)}::text[]`);
  await announce(tx, [userId], { type: 'user' });
}

/** Whether notification mails of the account are stopped by any reason. */
export async function areMailsStopped(db: Queries, userId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from users where id = ${userId} and status <> 'deleted' and notifications_disabled = '{}'`);
  return rows.length === 0;
}
