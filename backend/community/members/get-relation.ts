import { sql } from 'drizzle-orm';
import type { Relation } from '#lib/contract/community/members.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { activityColumn, presentActivity } from './activity.ts';
import { shownTo } from './shown-on.ts';
import type { Brand } from '../../brands/brand.ts';
import { requireNotBlocked } from './blocks.ts';
import { int8, text, timestamptz, statement } from '../../platform/db/statement.ts';

type RelationRow = {
  status: string;
  liked: boolean;
  received: boolean;
  blocked: boolean;
  blocked_by: boolean;
  conversation: number | null;
  sexuality: Relation['sexuality'];
  note: string | null;
  shown_activity: Date | string | null;
};

/** One statement. */
export async function getRelation(
  db: Queries,
  actor: Actor,
  id: number,
  showsNotes: boolean,
  now: Date,
): Promise<Relation> {
  const self = actor.profileId;
  const { rows } = await db.execute<RelationRow>(sql`
    select profiles.status, profiles.sexuality,
      exists (select 1 from likes where liker_profile_id = ${self} and liked_profile_id = profiles.id) as liked,
      exists (select 1 from likes where liker_profile_id = profiles.id and liked_profile_id = ${self}) as received,
      exists (select 1 from blocks where blocker_profile_id = ${self} and blocked_profile_id = profiles.id) as blocked,
      exists (select 1 from blocks where blocker_profile_id = profiles.id and blocked_profile_id = ${self}) as blocked_by,
      (select conversation_id from conversation_members
        where profile_id = ${self} and other_profile_id = profiles.id and last_message_id > hidden_until) as conversation,
      (select note from profile_notes where author_profile_id = ${self} and subject_profile_id = profiles.id) as note,
      ${activityColumn(sql`(select own.show_online from profiles own where own.id = ${self})`)}
    from profiles where profiles.id = ${id} and profiles.pool = ${actor.pool} and ${shownTo(actor)}`);
  const row = rows[0];
  if (!row || (row.status === 'disabled' && id !== self)) throw new CallError('not_found');
  if (row.status === 'deleted') throw new CallError('gone');
  const { liked, received } = row;
  return {
    id,
    like: liked && received ? 'mutual' : liked ? 'liked' : received ? 'received' : 'none',
    blocked: row.blocked,
    blocked_by: row.blocked_by,
    // A block closes the conversation to both; lifting it reopens the conversation.
    conversation: row.blocked || row.blocked_by ? null : row.conversation,
    reachable: actor.confirmed && row.status === 'active' && !row.blocked && !row.blocked_by,
    activity: row.blocked || row.blocked_by ? null : presentActivity(row.shown_activity, now),
    sexuality: row.blocked || row.blocked_by ? null : row.sexuality,
    note: showsNotes ? (row.note ?? '') : '',
  };
}

const deleteProfileNotes = statement({
  params: { profileId: int8, id: int8 },
  text: `delete from profile_notes where author_profile_id = :profileId and subject_profile_id = :id`,
});

const insertProfileNotes = statement({
  params: { profileId: int8, id: int8, note: text, now: timestamptz },
  text: `
    insert into profile_notes (author_profile_id, subject_profile_id, note, changed_at)
    values (:profileId, :id, :note, :now)
    on conflict (author_profile_id, subject_profile_id) do update set note = excluded.note, changed_at = excluded.changed_at`,
});

/**
 * Saves the caller's private note about a member; an empty text deletes it.
 * @throws not_found if the brand has no notes, and what `requireNotBlocked` throws
 */
export async function saveMemberNote(
  tx: Tx,
  brand: Brand,
  actor: Actor,
  { id, note }: { id: number; note: string },
  now: Date,
): Promise<void> {
  if (!brand.settings.visible_profile_notes) throw new CallError('not_found');
  await requireNotBlocked(tx, actor, id);
  if (note === '') {
    await deleteProfileNotes(tx, { profileId: actor.profileId, id });
    return;
  }
  await insertProfileNotes(tx, { profileId: actor.profileId, id, note, now });
}
