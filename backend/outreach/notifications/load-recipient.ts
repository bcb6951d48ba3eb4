import { sql } from 'drizzle-orm';
import type { NotificationKind } from '#lib/contract/outreach/notification-kinds.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { joinOwnMainPhoto } from '../../community/members/columns.ts';
import { listLikers, listUnread, type Liker, type UnreadChat } from './list-news.ts';
import { dayIn } from './member-time.ts';
import { choiceColumns, resolveChoices, joinChoices, type ChoiceRow } from './preferences.ts';
import type { MemberState } from './decide.ts';
import { int8, statement } from '../../platform/db/statement.ts';

/** How far back mails are counted; no rule looks further. */
const counted = 8 * 24 * 60 * 60 * 1000;

type AccountRow = ChoiceRow & {
  profile_id: number;
  brand_id: string;
  pool: string;
  email: string;
  language: string;
  status: 'not_confirmed' | 'active' | 'deleted';
  confirmable: boolean;
  stopped: boolean;
  erased: boolean;
  last_active_at: Date | string;
  has_photo: boolean;
  sent: { kind: NotificationKind; at: string; day: string }[];
};

/** The recipient with everything that rules and mails need. */
export type Recipient = MemberState & {
  userId: number;
  profileId: number;
  brandId: string;
  pool: string;
  email: string;
  language: string;
  erased: boolean;
  unreadChats: UnreadChat[];
  likers: Liker[];
};

const selectUsers = statement({
  params: { userId: int8 },
  text: `select 1 from users where id = :userId for no key update skip locked`,
});

/** Locks an account for its mails; false if it is locked elsewhere or gone. */
export async function lockRecipient(tx: Tx, userId: number): Promise<boolean> {
  const { rowCount } = await selectUsers(tx, { userId });
  return Boolean(rowCount);
}

/** Everything about a member that decides on mails, in three statements; null without an account. */
export async function loadRecipient(db: Queries, userId: number, now: Date): Promise<Recipient | null> {
  const since = new Date(now.getTime() - counted).toISOString();
  const { rows } = await db.execute<AccountRow>(sql`
    select ${choiceColumns}, profiles.id as profile_id, users.brand_id, profiles.pool, users.email, users.language,
      users.status, users.confirmable, users.erased_at is not null as erased, profiles.last_active_at,
      users.notifications_disabled <> '{}' or users.locked_at is not null or users.status = 'deleted' as stopped,
      main_photo.hash is not null as has_photo,
      (select coalesce(json_agg(json_build_object('kind', kind, 'at', coalesce(done_at, sent_at), 'day', sent_on)), '[]') from sent_notification_mails
        where user_id = users.id and sent_at > ${since}) as sent
    from users join profiles on profiles.user_id = users.id ${joinOwnMainPhoto} ${joinChoices}
    where users.id = ${userId}`);
  const row = rows[0];
  if (!row) return null;
  const self = { profileId: row.profile_id, brandId: row.brand_id };
  const unreadChats = await listUnread(db, self);
  const likers = await listLikers(db, self);
  return { ...toMemberState(row, unreadChats, likers, now), ...toIdentity(userId, row), unreadChats, likers };
}

function toIdentity(userId: number, row: AccountRow) {
  const { profile_id: profileId, brand_id: brandId, pool, email, language, erased } = row;
  return { userId, profileId, brandId, pool, email, language, erased };
}

function toMemberState(row: AccountRow, chats: UnreadChat[], likers: Liker[], now: Date): MemberState {
  const choices = resolveChoices(row);
  const today = dayIn(choices.zone, now);
  const moments = chats.flatMap(({ oldest, newest }) => [oldest.getTime(), newest.getTime()]);
  const conversations = new Set(chats.map(({ conversation }) => String(conversation)));
  const liked = new Set(likers.map(({ id }) => String(id)));
  return {
    ...choices,
    lastActiveAt: new Date(row.last_active_at),
    confirmed: row.status === 'active',
    confirmable: row.confirmable,
    stopped: row.stopped,
    hasPhoto: row.has_photo,
    unread: moments.length
      ? { oldest: new Date(Math.min(...moments)), newest: new Date(Math.max(...moments)) }
      : null,
    sent: (kind) => {
      const mails = row.sent.filter((each) => each.kind === kind);
      return {
        today: mails.filter((each) => each.day === today).length,
        moments: mails.map(({ at }) => new Date(at)),
      };
    },
    isNews: (kind, subject) => (kind === 'like' ? liked : conversations).has(subject),
  };
}
