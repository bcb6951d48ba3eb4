import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { cutPhoto as cutPhotoCall } from '#lib/contract/community/photos.ts';
import type { Brand } from '../../brands/brand.ts';
import { inTransaction, type Queries } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { cutOrRefuse, type Cutting } from './add-photo.ts';
import { eraseLater } from './erase-photos.ts';
import { announcePhotoChange } from './member-photos.ts';
import { newHash, loadOriginal, writePhoto } from './photo-files.ts';
import { photos } from '../../platform/db/schema/members.ts';
import { int8 } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

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

const selectPhotos = statement({
  params: { id: int8, profileId: int8 },
  row: { hash: photos.hash },
  text: `select hash from photos where id = :id and profile_id = :profileId and removed_at is null for update`,
});

async function requireHash(db: Queries, actor: Actor, id: number): Promise<string> {
  const { rows } = await selectPhotos(db, { id, profileId: actor.profileId });
  if (!rows[0]) throw new CallError('not_found');
  return rows[0].hash;
}
