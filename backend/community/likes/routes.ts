import * as contract from '#lib/contract/community/likes.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import { done, route } from '../../platform/http/call.ts';
import { presentTile } from '../members/present.ts';
import { likeMember, seeLike, unlikeMember } from './like-member.ts';
import { findAutoLike, listLikes, type LikeRow } from './list-likes.ts';

export const likeRoutes = [
  route(contract.getLikes, async ({ db, actor, locale, now }) => {
    const rows = await listLikes(db, actor);
    const at = now();
    return {
      profiles: rows.filter((row) => !row.received).map((row) => presentLike(row, locale, at)),
      liked_by: rows
        .filter((row) => row.received)
        .map((row) => ({ ...presentLike(row, locale, at), like_new: row.is_new })),
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
  route(contract.getAutoLike, async ({ db, actor, locale, now }) => {
    const newest = await findAutoLike(db, actor);
    return { profile: newest ? presentTile(newest, locale, now()) : null };
  }),
];

function presentLike(row: LikeRow, locale: string, now: Date) {
  const { mutual, liked_at } = row;
  return { ...presentTile(row, locale, now), mutual, liked_at: new Date(liked_at).toISOString() };
}
