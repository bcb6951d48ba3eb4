import {
  disableNotifications,
  enableNotifications,
  type StopReason,
} from '../../identity/accounts/update-account.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { int8, int8s, statement } from '../../platform/db/statement.ts';

const deletePendingNotifications = statement({
  params: { userIds: int8s },
  text: `
    delete from pending_notifications where user_id = any(:userIds::bigint[]) and kind <> 'weekly_updates'`,
});

/** Stops all notification mails of accounts for a reason, including pending ones, and notifies their pages. */
export async function stopMails(tx: Tx, userIds: number[], reason: StopReason): Promise<void> {
  if (userIds.length === 0) return;
  await disableNotifications(tx, userIds, reason);
  // Weekly ones stay, and resume when mails are switched on again.
  await deletePendingNotifications(tx, { userIds });
  await announce(tx, userIds, { type: 'user' });
}

/** Removes reasons; mails are sent again when none is left. */
export async function liftStops(tx: Tx, userId: number, reasons: StopReason[]): Promise<void> {
  await enableNotifications(tx, userId, reasons);
  await announce(tx, [userId], { type: 'user' });
}

const selectUsers = statement({
  params: { userId: int8 },
  text: `select 1 from users where id = :userId and status <> 'deleted' and notifications_disabled = '{}'`,
});

/** Whether notification mails of the account are stopped by any reason. */
export async function areMailsStopped(db: Queries, userId: number): Promise<boolean> {
  const { rows } = await selectUsers(db, { userId });
  return rows.length === 0;
}
