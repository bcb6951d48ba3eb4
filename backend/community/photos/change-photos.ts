import { photoRestoreMs } from '#lib/contract/community/photo-limits.ts';
import { type Tx, inTransaction, type Queries } from '../../platform/db/connect.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { eraseLater } from './erase-photos.ts';
import { lockPhotos, requirePhotoSlot, announcePhotoChange } from './member-photos.ts';
import { photos } from '../../platform/db/schema/members.ts';
import { int8, int8s, timestamptz, statement } from '../../platform/db/statement.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { cutPhoto as cutPhotoCall } from '#lib/contract/community/photos.ts';
import type { Brand } from '../../brands/brand.ts';
import { cutOrRefuse, type Cutting } from './add-photo.ts';
import { newHash, loadOriginal, writePhoto } from './photo-files.ts';

const selectPhotos = statement({
  params: { profileId: int8 },
  row: { id: photos.id },
  text: `select id from photos where profile_id = :profileId and removed_at is null order by position, id`,
});

const updatePhotos = statement({
  params: { ids: int8s },
  text: `
    update photos set position = wanted.at - 1
    from unnest(:ids::bigint[]) with ordinality as wanted(id, at) where photos.id = wanted.id`,
});

/** Moves the given photos to the front in this order; the others follow in their old order. */
export async function reorderPhotos(tx: Tx, actor: Actor, order: number[]): Promise<void> {
  if (new Set(order).size < order.length) throw invalidInput({ order: 'invalid' });
  await lockPhotos(tx, actor);
  const { rows } = await selectPhotos(tx, { profileId: actor.profileId });
  const held = rows.map(({ id }) => id);
  if (order.some((id) => !held.includes(id))) throw new CallError('not_found');
  const ids = [...order, ...held.filter((id) => !order.includes(id))];
  await updatePhotos(tx, { ids });
  await announcePhotoChange(tx, actor);
}

const updatePhotosForRemovePhoto = statement({
  params: { now: timestamptz, id: int8 },
  text: `update photos set removed_at = :now where id = :id`,
});

/** Idempotent. */
export async function removePhoto(tx: Tx, jobs: Jobs, actor: Actor, id: number, now: Date): Promise<void> {
  const photo = await requirePhoto(tx, actor, id);
  if (photo.removed_at) return;
  await updatePhotosForRemovePhoto(tx, { now, id });
  await eraseLater(tx, jobs, photo.hash);
  await announcePhotoChange(tx, actor);
}

const updatePhotosForRestorePhoto = statement({
  params: { id: int8 },
  text: `update photos set removed_at = null where id = :id`,
});

/** Restores a photo removed in the last 15 minutes, if a slot is free. */
export async function restorePhoto(tx: Tx, actor: Actor, id: number, now: Date): Promise<void> {
  const limit = await lockPhotos(tx, actor);
  const photo = await requirePhoto(tx, actor, id);
  if (!photo.removed_at) return;
  if (new Date(photo.removed_at).getTime() <= now.getTime() - photoRestoreMs)
    throw new CallError('not_found');
  await requirePhotoSlot(tx, actor, limit);
  await updatePhotosForRestorePhoto(tx, { id });
  await announcePhotoChange(tx, actor);
}

type OwnRow = { hash: string; removed_at: Date | string | null };

const selectPhotosForRequirePhoto = statement({
  params: { id: int8, profileId: int8 },
  row: { hash: photos.hash, removed_at: photos.removedAt },
  text: `select hash, removed_at from photos where id = :id and profile_id = :profileId for update`,
});

/** Locks a photo of the caller. @throws not_found for another member's photo */
async function requirePhoto(tx: Tx, actor: Actor, id: number): Promise<OwnRow> {
  const { rows } = await selectPhotosForRequirePhoto(tx, { id, profileId: actor.profileId });
  if (!rows[0]) throw new CallError('not_found');
  return rows[0];
}

type Cut = z.output<typeof cutPhotoCall.body>;

/** The result gets a new address, as caches may hold the old one, and must be reviewed where photos are. */
export async function cutPhoto(
  services: Cutting,
  actor: Actor,
  brand: Brand,
  { id, rotate, crop }: Cut,
): Promise<void> {
  const { db, files, jobs } = services;
  const bytes = await loadOriginal(files, await requireHash(db, actor, id));
  if (!bytes) throw new CallError('not_found');
  const picture = await cutOrRefuse(services, actor, { bytes, rotate, crop });

  const hash = newHash();
  await inTransaction(db, (tx) => eraseLater(tx, jobs, hash));
  await writePhoto(files, hash, picture, bytes);
  await inTransaction(db, async (tx) => {
    const before = await requireHash(tx, actor, id);
    const review =
      brand.settings.photo_review === 'manual' ? sql`, status = 'pending', rejection = null` : sql``;
    await tx.execute(sql`
      update photos set hash = ${hash}, width = ${picture.width}, height = ${picture.height},
        thumbhash = ${picture.thumbhash}, reviewed_at = null, reviewed_by = null ${review} where id = ${id}`);
    await eraseLater(tx, jobs, before);
    await announcePhotoChange(tx, actor);
  });
}

const selectOriginal = statement({
  params: { id: int8, profileId: int8 },
  row: { hash: photos.hash },
  text: `select hash from photos where id = :id and profile_id = :profileId and removed_at is null for update`,
});

async function requireHash(db: Queries, actor: Actor, id: number): Promise<string> {
  const { rows } = await selectOriginal(db, { id, profileId: actor.profileId });
  if (!rows[0]) throw new CallError('not_found');
  return rows[0].hash;
}
