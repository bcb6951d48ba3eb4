import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { cutPhoto as cutPhotoCall } from '../../lib/contract/photos.ts';
import type { Brand } from '../brands/brand.ts';
import { inTransaction, type Queries } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import { CallError } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { cutOrRefuse } from './add-photo.ts';
import { eraseLater } from './erase-photos.ts';
import { tellOfPhotos } from './member-photos.ts';
import { newHash, readOriginal, writePhoto } from './photo-files.ts';

type Cut = z.output<typeof cutPhotoCall.body>;

/**
 * Turns and cuts a photo anew from the picture as it was uploaded. The result has an address of its own, for the old
 * one may be kept by any cache. Where photos are reviewed, nobody has seen this part alone: it waits again.
 */
export async function cutPhoto(
  services: Services,
  actor: Actor,
  brand: Brand,
  { id, rotate, crop }: Cut,
): Promise<void> {
  const { db, files, jobs } = services;
  const bytes = await readOriginal(files, await requireHash(db, actor, id));
  if (!bytes) throw new CallError('not_found');
  const picture = await cutOrRefuse(services, { bytes, rotate, crop });

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
    await tellOfPhotos(tx, actor);
  });
}

async function requireHash(db: Queries, actor: Actor, id: number): Promise<string> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    select hash from photos where id = ${id} and profile_id = ${actor.profileId} and removed_at is null for update`);
  if (!rows[0]) throw new CallError('not_found');
  return rows[0].hash;
}
