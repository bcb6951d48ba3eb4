import { sql, type SQL } from 'drizzle-orm';
import { defaultPreferences, type NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { wantsMail } from './preferences.ts';

type Kind = 'new_conversations' | 'new_messages' | 'like' | 'unread_message_reminders';

/** Milliseconds in which a member may see an event on screen before a mail is considered. */
export const grace = 2 * 60_000;

/** Records a like or a match that a member has not seen. */
export async function recordLike(tx: Tx, userId: number, profileId: number, now: Date): Promise<void> {
  const event = sql`select ${String(profileId)}::text as subject, ${now.toISOString()}::timestamptz as at`;
  await tx.execute(insertNotices(userId, event, ['like']));
}

/**
 * Records the message in `sent` as unread by its recipient, in the statement that inserts it; the first message of a
 * conversation is a separate kind.
 */
export function recordMessage(userId: number | null, starts: boolean): SQL {
  const event = sql`select sent.conversation_id::text as subject, sent.created_at as at from sent`;
  const kind = starts ? 'new_conversations' : 'new_messages';
  return insertNotices(userId, event, [kind, 'unread_message_reminders']);
}

/**
 * At most one pending notice for each subject. It counts from the first event after the member's last visit, even if
 * mailed: ten messages to an absent member are one mail. Not inserted if the member wants no such mail.
 */
function insertNotices(userId: number | null, event: SQL, kinds: Kind[]): SQL {
  const enabled = sql.join(kinds.map(wantedKind), sql`, `);
  return sql`
    insert into notices (user_id, kind, subject, created_at, due_at)
    select ${userId}::bigint, wanted.kind, case when wanted.once then '' else event.subject end, event.at,
      event.at + ${`${grace} milliseconds`}::interval
    from (${event}) event cross join (values ${enabled}) wanted (kind, standard, once, told_by)
    left join notification_preferences on notification_preferences.user_id = ${userId}::bigint
    where ${userId}::bigint is not null and ${wantsMail(sql`wanted.kind`, sql`wanted.standard`)}
      and not exists (
        select 1 from notices waiting
        where waiting.user_id = ${userId}::bigint and waiting.kind in (wanted.kind, wanted.told_by)
          and waiting.subject = case when wanted.once then '' else event.subject end
          and coalesce(waiting.mailed_at, waiting.created_at) >= (
            select last_active_at from profiles where profiles.user_id = ${userId}::bigint))
    order by wanted.kind
    on conflict on constraint one_notice_of_a_subject do update set created_at = excluded.created_at,
      due_at = excluded.due_at, mailed_at = null, mailing_id = null`;
}

function wantedKind(kind: Kind): SQL {
  const standard = defaultPreferences[kind satisfies NotificationKind].email;
  // A notice about a new conversation also covers its next message.
  const toldBy = kind === 'new_messages' ? 'new_conversations' : kind;
  return sql`(${kind}::text, ${standard}::text, ${kind === 'unread_message_reminders'}::boolean, ${toldBy}::text)`;
}
