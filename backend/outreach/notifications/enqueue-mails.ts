import type { Tx } from '../../platform/db/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { isEvent, nextTurn, type PendingNotification } from './decide.ts';
import { dayIn } from './member-time.ts';
import type { Recipient } from './load-recipient.ts';
import { sentNotificationMails } from '../../platform/db/schema/notifications.ts';
import { date, int8, int8s, text, texts, timestamptz, statement } from '../../platform/db/statement.ts';

/** Enqueues the mails for notifications: one for all events of a kind, one for each other notification. */
export async function enqueueMails(
  tx: Tx,
  jobs: Jobs,
  member: Recipient,
  going: readonly PendingNotification[],
  now: Date,
): Promise<void> {
  const mails = new Map<string, PendingNotification[]>();
  for (const each of going) {
    const key = isEvent(each.kind) ? each.kind : `${each.kind} ${each.subject}`;
    mails.set(key, [...(mails.get(key) ?? []), each]);
  }
  for (const each of mails.values()) await enqueueMail(tx, jobs, member, each, now);
}

const insertSentNotificationMails = statement({
  params: { userId: int8, kind: text, subjects: texts, day: date, now: timestamptz },
  row: { id: sentNotificationMails.id },
  text: `
    insert into sent_notification_mails (user_id, kind, subjects, sent_on, sent_at)
    values (:userId, :kind, :subjects, :day::date, :now)
    on conflict do nothing returning id`,
});

const updatePendingNotifications = statement({
  params: { next: timestamptz, ids: int8s },
  text: `update pending_notifications set due_at = :next where id = any(:ids::bigint[])`,
});

const deletePendingNotifications = statement({
  params: { ids: int8s },
  text: `delete from pending_notifications where id = any(:ids::bigint[])`,
});

async function enqueueMail(
  tx: Tx,
  jobs: Jobs,
  member: Recipient,
  notifications: readonly PendingNotification[],
  now: Date,
): Promise<void> {
  const [first] = notifications;
  if (!first) return;
  const { rows } = await insertSentNotificationMails(tx, {
    userId: member.userId,
    kind: first.kind,
    subjects: notifications.map(({ subject }) => subject),
    day: dayIn(member.zone, now),
    now,
  });
  const ids = notifications.map(({ id }) => id);
  const next = nextTurn(first, member, now);
  await (next ? updatePendingNotifications(tx, { next, ids }) : deletePendingNotifications(tx, { ids }));
  // None if the member has this newsletter, or the mail of this day.
  for (const { id } of rows) await jobs.enqueue(tx, 'send-notification', { notificationId: id });
}
