import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { CallError, invalidInput } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { eraseLater } from './erase-photos.ts';
import { lockPhotos, requireRoom, tellOfPhotos, undoTime } from './member-photos.ts';

/** Puts the named photos first, in this order; those not named follow as they stood. */
export async function orderPhotos(tx: Tx, actor: Actor, order: number[]): Promise<void> {
  if (new Set(order).size < order.length) throw invalidInput({ order: 'invalid' });
  await lockPhotos(tx, actor);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from photos where profile_id = ${actor.profileId} and removed_at is null order by position, id`);
  const held = rows.map(({ id }) => id);
  if (order.some((id) => !held.includes(id))) throw new CallError('not_found');
  const ids = [...order, ...held.filter((id) => !order.includes(id))];
  await tx.execute(sql`
    update photos set position = wanted.at - 1
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as wanted(id, at) where photos.id = wanted.id`);
  await tellOfPhotos(tx, actor);
}

/** Takes a photo away; doing it again changes nothing. */
export async function removePhoto(tx: Tx, jobs: Jobs, actor: Actor, id: number, now: Date): Promise<void> {
  const photo = await requirePhoto(tx, actor, id);
  if (photo.removed_at) return;
  await tx.execute(sql`update photos set removed_at = ${now.toISOString()} where id = ${id}`);
  await eraseLater(tx, jobs, photo.hash);
  await tellOfPhotos(tx, actor);
}

/** Brings back what was taken away in the last 15 minutes, where there is room for it. */
export async function restorePhoto(tx: Tx, actor: Actor, id: number, now: Date): Promise<void> {
  const limit = await lockPhotos(tx, actor);
  const photo = await requirePhoto(tx, actor, id);
  if (!photo.removed_at) return;
  if (new Date(photo.removed_at).getTime() <= now.getTime() - undoTime) throw new CallError('not_found');
  await requireRoom(tx, actor, limit);
  await tx.execute(sql`update photos set removed_at = null where id = ${id}`);
  await tellOfPhotos(tx, actor);
}

type OwnRow = { hash: string; removed_at: Date | string | null };

/** A photo of the caller, held for this transaction; somebody else's is not found. */
async function requirePhoto(tx: Tx, actor: Actor, id: number): Promise<OwnRow> {
  const { rows } = await tx.execute<OwnRow>(sql`
    select hash, removed_at from photos where id = ${id} and profile_id = ${actor.profileId} for update`);
  if (!rows[0]) throw new CallError('not_found');
  return rows[0];
}
