import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { requireNotBlocked } from '../members/blocks.ts';
import { lockPair } from '../members/lock-pair.ts';
import { recordLike } from '../../outreach/notifications/record-event.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { int8, timestamptz, statement } from '../../platform/db/statement.ts';

/** Seconds before a like that was withdrawn and repeated sends another push message. */
const notifyCooldownSeconds = 12 * 60 * 60;

const insertLikes = statement({
  params: { profileId: int8, likedProfileId: int8, now: timestamptz },
  text: `
    insert into likes (liker_profile_id, liked_profile_id, created_at) values (:profileId, :likedProfileId, :now)
    on conflict do nothing`,
});

const selectLikes = statement({
  params: { id: int8, profileId: int8 },
  text: `select 1 from likes where liker_profile_id = :id and liked_profile_id = :profileId`,
});

/** Notifies both members; `mutual` if the other liked first. Idempotent. */
export async function likeMember(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  id: number,
  now: Date,
): Promise<'liked' | 'mutual'> {
  await lockPair(tx, actor.profileId, id);
  const other = await requireNotBlocked(tx, actor, id);
  const { rowCount } = await insertLikes(tx, { profileId: actor.profileId, likedProfileId: id, now });
  const { rowCount: liking } = await selectLikes(tx, { id, profileId: actor.profileId });
  const mutual = Boolean(liking);
  if (rowCount) {
    await announce(tx, [actor.userId], { type: 'likes' });
    if (other.userId) {
      await announce(tx, [other.userId], { type: 'like', id: actor.profileId, mutual });
      await recordLike(tx, other.userId, actor.profileId, now);
      const kind = mutual ? 'match' : 'like';
      const push = {
        userId: other.userId,
        kind,
        profileId: actor.profileId,
        path: `/likes/m/${actor.profileId}`,
      } as const;
      await jobs.enqueue(tx, 'send-push', push, 0, {
        key: `${kind}:${actor.profileId}:${id}`,
        seconds: notifyCooldownSeconds,
      });
    }
  }
  return mutual ? 'mutual' : 'liked';
}

const selectLikesForTakeLikeBack = statement({
  params: { profileId: int8, id: int8 },
  text: `
    select 1 from likes own join likes back on back.liker_profile_id = own.liked_profile_id and back.liked_profile_id = own.liker_profile_id
    where own.liker_profile_id = :profileId and own.liked_profile_id = :id`,
});

/** Keeps a match; returns whether no like remains, also if there was none. */
export async function undoLike(tx: Tx, actor: Actor, id: number): Promise<boolean> {
  await lockPair(tx, actor.profileId, id);
  const { rowCount } = await selectLikesForTakeLikeBack(tx, { profileId: actor.profileId, id });
  if (rowCount) return false;
  await unlikeMember(tx, actor, id);
  return true;
}

const deleteLike = statement({
  params: { profileId: int8, id: int8 },
  row: { user_id: profiles.userId },
  text: `
    with deleted as (delete from likes where liker_profile_id = :profileId and liked_profile_id = :id returning liked_profile_id)
    select profiles.user_id from deleted join profiles on profiles.id = deleted.liked_profile_id`,
});

export async function unlikeMember(tx: Tx, actor: Actor, id: number): Promise<void> {
  const { rows } = await deleteLike(tx, { profileId: actor.profileId, id });
  if (!rows.length) return;
  const other = rows[0]?.user_id;
  await announce(tx, other ? [actor.userId, other] : [actor.userId], { type: 'likes' });
}

const updateLikes = statement({
  params: { now: timestamptz, id: int8, profileId: int8 },
  text: `
    update likes set seen_at = :now
    where liker_profile_id = :id and liked_profile_id = :profileId and seen_at is null`,
});

export async function seeLike(tx: Tx, actor: Actor, id: number, now: Date): Promise<void> {
  const { rowCount } = await updateLikes(tx, { now, id, profileId: actor.profileId });
  if (rowCount) await announce(tx, [actor.userId], { type: 'likes' });
}
