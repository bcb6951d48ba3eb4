import { sql, type SQL } from 'drizzle-orm';
import { defaultPreferences, type NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { wantsMail } from './preferences.ts';

type Kind = 'new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders';

/** Milliseconds in which a member may see an event on screen before a mail is considered. */
export const mailDelayMs = 2 * 60_000;

/** Records a like or a match that a member has not seen. */
export async function recordLike(tx: Tx, userId: number, profileId: number, now: Date): Promise<void> {
  const event = sql`select ${String(profileId)}::text as subject, ${now.toISOString()}::timestamptz as at`;
  await tx.execute(insertPendingNotifications(userId, event, ['like']));
}

/**
 * Records the message in `sent` as unread by its recipient, in the statement that inserts it; the first message of a
 * conversation is a separate kind.
 */
export function recordMessage(userId: number | null, starts: boolean): SQL {
  const event = sql`select sent.conversation_id::text as subject, sent.created_at as at from sent`;
  const kind = starts ? 'new_conversations' : 'new_messages';
  return insertPendingNotifications(userId, event, [kind, 'unread_message_reminders']);
}

/**
 * At most one notification for each subject. It counts from the first event after the member's last visit, pending or
 * mailed: ten messages to an absent member are one mail. Not inserted if the member wants no such mail.
 */
function insertPendingNotifications(userId: number | null, event: SQL, kinds: Kind[]): SQL {
  const enabled = sql.join(kinds.map(wantedKind), sql`, `);
  return sql`
    insert into pending_notifications (user_id, kind, subject, created_at, due_at)
    select profiles.user_id, wanted.kind, about.subject, event.at, event.at + ${`${mailDelayMs} milliseconds`}::interval
    from profiles cross join (${event}) event cross join (values ${enabled}) wanted (kind, standard, once, told_by)
    cross join lateral (select case when wanted.once then '' else event.subject end as subject) about
    left join notification_preferences on notification_preferences.user_id = profiles.user_id
    where profiles.user_id = ${userId}::bigint and ${wantsMail(sql`wanted.kind`, sql`wanted.standard`)}
      and not exists (
        select 1 from pending_notifications waiting
        where waiting.user_id = profiles.user_id and waiting.kind in (wanted.kind, wanted.told_by)
          and waiting.subject = about.subject and waiting.created_at >= profiles.last_active_at)
      and not exists (
        select 1 from sent_notification_mails mailed
        where mailed.user_id = profiles.user_id and mailed.kind in (wanted.kind, wanted.told_by) and not wanted.once
          and about.subject = any(mailed.subjects) and mailed.sent_at >= profiles.last_active_at)
    order by wanted.kind
    on conflict on constraint one_pending_notification_of_a_subject
      do update set created_at = excluded.created_at, due_at = excluded.due_at`;
}

function wantedKind(kind: Kind): SQL {
  const standard = defaultPreferences[kind satisfies NotificationKind].email;
  // A mail about a new conversation also covers its next message.
  const coveringKind = kind === 'new_messages' ? 'new_conversations' : kind;
  return sql`(${kind}::text, ${standard}::text, ${kind === 'unread_message_reminders'}::boolean, ${coveringKind}::text)`;
}
