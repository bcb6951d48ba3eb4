import { sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { joinMainPhoto, tileColumns } from './columns.ts';
import { lockPair } from './lock-pair.ts';
import type { TileRow } from './present.ts';
import { shownTo } from './shown-on.ts';
import { blocks, profiles } from '../../platform/db/schema/members.ts';
import { int8, timestamptz, statement } from '../../platform/db/statement.ts';

const insertBlocks = statement({
  params: { self: int8, blocked: int8, now: timestamptz },
  text: `insert into blocks (blocker_profile_id, blocked_profile_id, created_at) values (:self, :blocked, :now) on conflict do nothing`,
});

const deleteLikes = statement({
  params: { self: int8, id: int8 },
  text: `delete from likes where (liker_profile_id = :self and liked_profile_id = :id) or (liker_profile_id = :id and liked_profile_id = :self)`,
});

/** Also deletes the likes between the two. Idempotent. */
export async function blockMember(tx: Tx, actor: Actor, id: number, now: Date): Promise<void> {
  const self = actor.profileId;
  const other = await requireOther(tx, actor, id);
  await lockPair(tx, self, id);
  await insertBlocks(tx, { self, blocked: id, now });
  await deleteLikes(tx, { self, id });
  await announce(tx, [actor.userId], { type: 'block', id });
  if (other.userId) await announce(tx, [other.userId], { type: 'block', id: self });
}

const selectLifted = statement({
  params: { profileId: int8, id: int8 },
  row: { user_id: profiles.userId },
  text: `
    with lifted as (
      delete from blocks where blocker_profile_id = :profileId and blocked_profile_id = :id and not inherited returning blocked_profile_id, secret)
    select profiles.user_id from lifted join profiles on profiles.id = lifted.blocked_profile_id where not lifted.secret`,
});

/** Notifies everyone who knew of the block, so that no page has to be reloaded. */
export async function unblockMember(tx: Tx, actor: Actor, id: number): Promise<void> {
  const { rows } = await selectLifted(tx, { profileId: actor.profileId, id });
  await announce(tx, [actor.userId], { type: 'block', id });
  const other = rows[0]?.user_id;
  if (other) await announce(tx, [other], { type: 'block', id: actor.profileId });
}

/** Newest first, without members the caller must not know of. */
export async function listBlocked(db: Queries, actor: Actor): Promise<TileRow[]> {
  const { rows } = await db.execute<TileRow>(sql`
    select ${tileColumns} from blocks join profiles on profiles.id = blocks.blocked_profile_id ${joinMainPhoto(actor)}
    where blocks.blocker_profile_id = ${actor.profileId} and not blocks.inherited and not exists (
      select 1 from users where users.id = profiles.user_id and users.status = 'deleted')
    order by blocks.created_at desc limit 500`);
  return rows.map(withPublicPhoto);
}

/** A block locks photos that only members may load. */
function withPublicPhoto(row: TileRow): TileRow {
  if (row.for_visitors) return row;
  return { ...row, hash: null, photo_status: null, width: null, height: null, thumbhash: null };
}

const selectBlocks = statement({
  params: { profileId: int8 },
  row: { id: int8 },
  text: `
    select blocked_profile_id as id from blocks where blocker_profile_id = :profileId and not inherited
    union select blocker_profile_id from blocks where blocked_profile_id = :profileId and not secret limit 2000`,
});

/** Ids of the members with a block in either direction, without those the caller must not know of. */
export async function listHidden(db: Queries, { profileId }: Actor): Promise<number[]> {
  const { rows } = await selectBlocks(db, { profileId });
  return rows.map(({ id }) => id);
}

/** @throws not_found for oneself and for members outside the pool or not shown on this brand */
export async function requireOther(
  db: Queries,
  actor: Actor,
  id: number,
): Promise<{ userId: number | null; status: string; fictional: boolean }> {
  const { rows } = await db.execute<{ userId: number | null; status: string; fictional: boolean }>(sql`
    select user_id as "userId", status, fictional from profiles
    where id = ${id} and pool = ${actor.pool} and ${shownTo(actor)}`);
  const row = rows[0];
  if (!row || row.status === 'disabled' || id === actor.profileId) throw new CallError('not_found');
  return row;
}

const selectBlocksForRequireNotBlocked = statement({
  params: { profileId: int8, id: int8 },
  row: { blocker: blocks.blockerProfileId },
  text: `
    select blocker_profile_id as blocker from blocks
    where (blocker_profile_id = :profileId and blocked_profile_id = :id) or (blocker_profile_id = :id and blocked_profile_id = :profileId)`,
});

/** @throws what `requireOther` throws, gone if the account was closed, blocked, blocked_by */
export async function requireNotBlocked(
  db: Queries,
  actor: Actor,
  id: number,
): Promise<{ userId: number | null; fictional: boolean }> {
  const other = await requireOther(db, actor, id);
  if (other.status === 'deleted') throw new CallError('gone');
  const { rows } = await selectBlocksForRequireNotBlocked(db, { profileId: actor.profileId, id });
  if (rows.some((row) => row.blocker === id)) throw new CallError('blocked_by');
  if (rows.length) throw new CallError('blocked');
  return other;
}
