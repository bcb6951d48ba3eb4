import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { joinMainPhoto, notBlocked, tileColumns } from '../../community/members/columns.ts';
import type { TileRow } from '../../community/members/present.ts';
import { shownTo } from '../../community/members/shown-on.ts';

type Member = Pick<Actor, 'brandId' | 'profileId'>;

/** More than any member has pending. */
const maxNews = 1000;

/** A sender of unread messages, and since when. */
export type UnreadChat = TileRow & { conversation: number; unread: number; oldest: Date; newest: Date };

/** Conversations with unread messages, newest first, without muted, departed or blocked members. */
export async function listUnread(db: Queries, { profileId }: Member): Promise<UnreadChat[]> {
  const { rows } = await db.execute<UnreadChat>(sql`
    select ${tileColumns}, own.conversation_id as conversation, own.unread, waiting.oldest, waiting.newest
    from conversation_members own
    join profiles on profiles.id = own.other_profile_id and profiles.status = 'active'
    join lateral (
      select min(messages.created_at) as oldest, max(messages.created_at) as newest from messages
      where messages.conversation_id = own.conversation_id and messages.id > greatest(own.read_until, own.hidden_until)
        and messages.sender_profile_id <> own.profile_id and messages.deleted_at is null
    ) waiting on waiting.oldest is not null
    ${joinMainPhoto(null)}
    where own.profile_id = ${profileId} and own.unread > 0 and not own.muted and ${notBlocked(profileId)}
    order by own.last_message_id desc limit ${maxNews}`);
  return rows.map((row) => ({ ...row, oldest: new Date(row.oldest), newest: new Date(row.newest) }));
}

/** A member whose like is unseen. */
export type Liker = TileRow & { mutual: boolean };

/** Unseen likes, newest first. */
export async function listLikers(db: Queries, member: Member): Promise<Liker[]> {
  const { profileId } = member;
  const { rows } = await db.execute<Liker>(sql`
    select ${tileColumns}, exists (
      select 1 from likes back where back.liker_profile_id = ${profileId} and back.liked_profile_id = profiles.id) as mutual
    from likes join profiles on profiles.id = likes.liker_profile_id and profiles.status = 'active' ${joinMainPhoto(member)}
    where likes.liked_profile_id = ${profileId} and likes.seen_at is null and ${notBlocked(profileId)} and ${shownTo(member)}
    order by likes.created_at desc limit ${maxNews}`);
  return rows;
}
