import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import type { Queries } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { TryLater } from '../../platform/jobs/jobs.ts';
import { composeNotification } from '../mail/notifications/compose-notification.ts';
import type { SendMail } from '../mail/send-mail.ts';
import { isEvent, isSeen } from './decide.ts';
import { dayIn, getQuietHoursEnd, isQuiet } from './member-time.ts';
import { loadRecipient, type Recipient } from './load-recipient.ts';
import { pendingNotifications, sentNotificationMails } from '../../platform/db/schema/notifications.ts';
import { date, int8, texts, timestamptz, statement } from '../../platform/db/statement.ts';

const selectSentNotificationMails = statement({
  params: { id: int8 },
  row: {
    id: sentNotificationMails.id,
    userId: sentNotificationMails.userId,
    kind: sentNotificationMails.kind,
    subjects: sentNotificationMails.subjects,
    sentAt: sentNotificationMails.sentAt,
  },
  text: `
    select id, user_id as "userId", kind, subjects, sent_at as "sentAt" from sent_notification_mails
    where id = :id and done_at is null`,
});

const updateSentNotificationMails = statement({
  params: { doneAt: timestamptz, id: int8 },
  text: `update sent_notification_mails set done_at = :doneAt where id = :id`,
});

/** Milliseconds after which a mail in quiet hours is decided again: the member may change them meanwhile. */
const quietCheck = 15 * 60_000;

/**
 * Sends an enqueued mail from current data: messages read since are left out. Marked as done after the server accepts
 * it, so a mail is never lost; a crash in between sends it twice with the same Message-ID.
 * @throws TryLater during quiet hours
 */
export async function sendNotification(
  services: Pick<Services, 'db' | 'env' | 'now'>,
  sendMail: SendMail,
  id: number,
): Promise<void> {
  const { db, now } = services;
  const { rows } = await selectSentNotificationMails(db, { id });
  const notification = rows[0];
  const member = notification && (await loadRecipient(db, notification.userId, now()));
  if (!notification || !member) return;
  await waitForEndOfQuiet(db, id, member, now());
  const isObsolete = isSeen(notification.kind, new Date(notification.sentAt), member);
  const mail = isObsolete
    ? null
    : await composeNotification(
        services,
        { ...notification, subjects: await withoutRepeats(db, notification) },
        member,
      );
  if (mail) await sendMail(mail);
  await updateSentNotificationMails(db, { doneAt: now(), id });
}

const postponeSentNotificationMails = statement({
  params: { day: date, id: int8 },
  text: `update sent_notification_mails set sent_on = :day::date where id = :id`,
});

/** A mail that waits counts under the limits of the day on which it goes out. */
async function waitForEndOfQuiet(
  db: Queries,
  id: number,
  { quiet, zone }: Recipient,
  now: Date,
): Promise<void> {
  if (!quiet || !isQuiet(quiet, zone, now)) return;
  const end = getQuietHoursEnd(quiet, zone, now);
  await postponeSentNotificationMails(db, { day: dayIn(zone, end), id });
  throw new TryLater('Quiet hours', Math.min(end.getTime() - now.getTime(), quietCheck) / 1000);
}

const selectRepeats = statement({
  params: { userId: int8, kinds: texts, sentAt: timestamptz },
  row: { subject: pendingNotifications.subject },
  text: `
    select subject from pending_notifications
    where user_id = :userId and kind = any(:kinds::text[]) and created_at > :sentAt
    union
    select unnest(subjects) from sent_notification_mails
    where user_id = :userId and kind = any(:kinds::text[]) and sent_at > :sentAt`,
});

type SentNotification = { userId: number; kind: NotificationKind; subjects: string[]; sentAt: Date | string };

/** The subjects of a mail without those that a later mail names: this one may have waited for a mail server. */
async function withoutRepeats(
  db: Queries,
  { userId, kind, subjects, sentAt }: SentNotification,
): Promise<string[]> {
  if (!isEvent(kind)) return subjects;
  // What follows in a new conversation is another kind.
  const kinds = kind === 'new_conversations' ? [kind, 'new_messages'] : [kind];
  const { rows } = await selectRepeats(db, { userId, kinds, sentAt: new Date(sentAt) });
  return subjects.filter((subject) => !rows.some((row) => row.subject === subject));
}
