import * as contract from '#lib/contract/community/likes.ts';
import { inTransaction, type Queries } from '../../platform/db/connect.ts';
import { done, route } from '../../platform/http/call.ts';
import { presentTile, type TileRow } from '../members/present.ts';
import { likeMember, seeLike, unlikeMember } from './like-member.ts';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/http/session.ts';
import { joinMainPhoto, notBlocked, tileColumns } from '../members/columns.ts';
import { shownTo } from '../members/shown-on.ts';

type Viewer = Pick<Actor, 'brandId' | 'profileId'>;

type LikeRow = TileRow & { received: boolean; liked_at: Date; is_new: boolean; mutual: boolean };

const maxLikes = 500;

/** Sent and received likes of a profile in one statement: unseen received likes first, then newest first. */
async function listLikes(db: Queries, viewer: Viewer): Promise<LikeRow[]> {
  const self = viewer.profileId;
  const { rows } = await db.execute<LikeRow>(sql`
    select ${tileColumns}, found.received, found.created_at as liked_at, found.is_new, exists (
      select 1 from likes back where back.liker_profile_id = found.liked_profile_id and back.liked_profile_id = found.liker_profile_id
    ) as mutual
    from (
      (select liker_profile_id as other, liker_profile_id, liked_profile_id, created_at, seen_at is null as is_new, true as received
        from likes where liked_profile_id = ${self} order by seen_at is null desc, created_at desc limit ${maxLikes})
      union all
      (select liked_profile_id as other, liker_profile_id, liked_profile_id, created_at, false, false
        from likes where liker_profile_id = ${self} order by created_at desc limit ${maxLikes})
    ) found
    join profiles on profiles.id = found.other and profiles.status = 'active'
    ${joinMainPhoto(viewer)}
    where ${notBlocked(self)} and ${shownTo(viewer)}
    order by found.is_new desc, found.created_at desc, profiles.id desc`);
  return rows;
}

async function findAutoLike(db: Queries, viewer: Viewer): Promise<TileRow | null> {
  const self = viewer.profileId;
  const { rows } = await db.execute<TileRow>(sql`
    select ${tileColumns} from likes
    join profiles on profiles.id = likes.liker_profile_id and profiles.status = 'active'
    ${joinMainPhoto(viewer)}
    where likes.liked_profile_id = ${self} and likes.seen_at is null and ${notBlocked(self)} and ${shownTo(viewer)}
    order by likes.created_at desc, profiles.id desc limit 1`);
  return rows[0] ?? null;
}

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
