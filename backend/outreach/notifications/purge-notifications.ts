import type { Tx } from '../../platform/db/connect.ts';
import { int8, timestamptz, statement } from '../../platform/db/statement.ts';

/** Retention of notification mails: 30 days, in milliseconds. */
const notificationRetentionMs = 30 * 24 * 60 * 60 * 1000;

const deleteSentNotificationMails = statement({
  params: { before: timestamptz },
  text: `delete from sent_notification_mails where sent_at < :before and kind not in ('news', 'promotions')`,
});

const deletePendingNotifications = statement({
  text: `
    delete from pending_notifications
    where not exists (select 1 from users where users.id = pending_notifications.user_id)`,
});

/** Deletes old mails and what is pending without an account; newsletters stay, so that none is sent twice. */
export async function purgeNotifications(tx: Tx, now: Date): Promise<void> {
  await deleteSentNotificationMails(tx, { before: new Date(now.getTime() - notificationRetentionMs) });
  await deletePendingNotifications(tx);
}

const deletePendingOfUser = statement({
  params: { userId: int8 },
  text: `delete from pending_notifications where user_id = :userId`,
});

/** Deletes everything pending for a user. */
export async function deletePending(tx: Tx, userId: number): Promise<void> {
  await deletePendingOfUser(tx, { userId });
}
