import * as contract from '../../lib/contract/likes.ts';
import { inTransaction } from '../db/connect.ts';
import { done, route } from '../http/call.ts';
import { presentTile } from '../members/present.ts';
import { likeMember, seeLike, unlikeMember } from './like-member.ts';
import { findAutoLike, listLikes, type LikeRow } from './list-likes.ts';

export const likeRoutes = [
  route(contract.getLikes, async ({ db, actor, now }) => {
    const rows = await listLikes(db, actor.profileId);
    const at = now();
    return {
      profiles: rows.filter((row) => !row.received).map((row) => presentLike(row, at)),
      liked_by: rows
        .filter((row) => row.received)
        .map((row) => ({ ...presentLike(row, at), like_new: row.is_new })),
    };
  }),
  route(contract.likeMember, async ({ db, jobs, actor, body, now }) => ({
    like: await inTransaction(db, (tx) => likeMember(tx, jobs, actor, body.id, now())),
  })),
  route(contract.unlikeMember, async ({ db, actor, body }) => {
    await inTransaction(db, (tx) => unlikeMember(tx, actor, body.id));
    return done;
  }),
  route(contract.seeLike, async ({ db, actor, body, now }) => {
    await inTransaction(db, (tx) => seeLike(tx, actor, body.id, now()));
    return done;
  }),
  route(contract.getAutoLike, async ({ db, actor, now }) => {
    const newest = await findAutoLike(db, actor.profileId);
    return { profile: newest ? presentTile(newest, now()) : null };
  }),
];

function presentLike(row: LikeRow, now: Date) {
  return { ...presentTile(row, now), mutual: row.mutual, liked_at: new Date(row.liked_at).toISOString() };
}
