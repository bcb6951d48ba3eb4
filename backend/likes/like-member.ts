import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { requireWilling } from '../members/blocks.ts';
import { lockPair } from '../members/lock-pair.ts';
import { noteLike } from '../notices/note-event.ts';
import { announce } from '../realtime/hub.ts';

/** Seconds in which taking a like back and giving it again does not ring the other's phone a second time. */
const toldOnceIn = 12 * 60 * 60;

/** Likes a member and tells both; `mutual` when the other liked first. Repeating it changes and announces nothing. */
export async function likeMember(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  id: number,
  now: Date,
): Promise<'liked' | 'mutual'> {
  await lockPair(tx, actor.profileId, id);
  const other = await requireWilling(tx, actor, id);
  const { rowCount } = await tx.execute(sql`
    insert into likes (from_profile, to_profile, created_at) values (${actor.profileId}, ${id}, ${now.toISOString()})
    on conflict do nothing`);
  const { rowCount: liking } = await tx.execute(sql`
    select 1 from likes where from_profile = ${id} and to_profile = ${actor.profileId}`);
  const mutual = Boolean(liking);
  if (rowCount) {
    await announce(tx, [actor.userId], { type: 'likes' });
    if (other.userId) {
      await announce(tx, [other.userId], { type: 'like', id: actor.profileId, mutual });
      await noteLike(tx, other.userId, actor.profileId, now);
      const kind = mutual ? 'match' : 'like';
      const push = {
        userId: other.userId,
        kind,
        profileId: actor.profileId,
        path: `/likes/m/${actor.profileId}`,
      } as const;
      await jobs.enqueue(tx, 'send-push', push, 0, {
        key: `${kind}:${actor.profileId}:${id}`,
        seconds: toldOnceIn,
      });
    }
  }
  return mutual ? 'mutual' : 'liked';
}

/** Takes a like back unless it became a match; tells whether it did, also where there was none any more. */
export async function takeLikeBack(tx: Tx, actor: Actor, id: number): Promise<boolean> {
  await lockPair(tx, actor.profileId, id);
  const { rowCount } = await tx.execute(sql`
    select 1 from likes own join likes back on back.from_profile = own.to_profile and back.to_profile = own.from_profile
    where own.from_profile = ${actor.profileId} and own.to_profile = ${id}`);
  if (rowCount) return false;
  await unlikeMember(tx, actor, id);
  return true;
}

/** Takes a like back. */
export async function unlikeMember(tx: Tx, actor: Actor, id: number): Promise<void> {
  const { rows } = await tx.execute<{ user_id: number | null }>(sql`
    with gone as (delete from likes where from_profile = ${actor.profileId} and to_profile = ${id} returning to_profile)
    select profiles.user_id from gone join profiles on profiles.id = gone.to_profile`);
  if (!rows.length) return;
  const other = rows[0]?.user_id;
  await announce(tx, other ? [actor.userId, other] : [actor.userId], { type: 'likes' });
}

/** Clears the new-like flag of one member. */
export async function seeLike(tx: Tx, actor: Actor, id: number, now: Date): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update likes set seen_at = ${now.toISOString()}
    where from_profile = ${id} and to_profile = ${actor.profileId} and seen_at is null`);
  if (rowCount) await announce(tx, [actor.userId], { type: 'likes' });
}
