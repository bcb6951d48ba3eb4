import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { texts, statement } from '../../platform/db/statement.ts';

const deletePendingNotifications = statement({
  params: { kinds: texts, subjects: texts },
  text: `delete from pending_notifications where kind = any(:kinds::text[]) and subject = any(:subjects::text[])`,
});

const updateSentNotificationMails = statement({
  params: { kinds: texts, subjects: texts },
  text: `
    update sent_notification_mails
    set subjects = array(select subject from unnest(subjects) subject where subject <> all(:subjects::text[]))
    where kind = any(:kinds::text[]) and subjects && :subjects::text[]`,
});

/** Removes erased conversations or profiles from the notifications of all members. */
export async function removeSubjects(tx: Tx, kinds: NotificationKind[], ids: number[]): Promise<void> {
  const about = { kinds, subjects: ids.map(String) };
  await deletePendingNotifications(tx, about);
  await updateSentNotificationMails(tx, about);
}
