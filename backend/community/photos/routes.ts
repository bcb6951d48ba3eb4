import * as contract from '#lib/contract/community/photos.ts';
import type { ownPhotosSchema } from '#lib/contract/community/photos.ts';
import { inTransaction, type Queries } from '../../platform/db/connect.ts';
import { route } from '../../platform/http/call.ts';
import { addPhoto } from './add-photo.ts';
import { reorderPhotos, removePhoto, restorePhoto, cutPhoto } from './change-photos.ts';
import type { z } from 'zod';
import type { Brand } from '../../brands/brand.ts';
import type { Actor } from '../../platform/http/session.ts';
import { presentPhoto } from '../members/present.ts';
import { photoLimit } from './member-photos.ts';
import { variantFile } from './photo-files.ts';
import { photos } from '../../platform/db/schema/members.ts';
import { int8, orNull, typedText, statement } from '../../platform/db/statement.ts';

const selectPhotos = statement({
  params: { profileId: int8 },
  row: {
    id: photos.id,
    hash: photos.hash,
    photo_status: photos.status,
    width: photos.width,
    height: photos.height,
    thumbhash: photos.thumbhash,
    rejection:
      orNull(
        typedText<
          'contact_data' | 'other' | 'not_a_person' | 'someone_else' | 'minor' | 'nudity' | 'quality'
        >(),
      ),
  },
  text: `
    select id, hash, status as photo_status, width, height, thumbhash, rejection from photos
    where profile_id = :profileId and removed_at is null order by position, id`,
});

async function listPhotos(db: Queries, actor: Actor, brand: Brand): Promise<z.input<typeof ownPhotosSchema>> {
  const { rows } = await selectPhotos(db, { profileId: actor.profileId });
  const main = rows.find((row) => row.photo_status === 'active');
  return {
    photos: rows.map((row) => ({
      ...presentPhoto(row),
      id: row.id,
      main: row === main,
      uncut_filename: `/photos/${variantFile(row.hash, 'uncut')}`,
      reason: row.rejection,
    })),
    limit: photoLimit(actor.paidUser),
    review: brand.settings.photo_review,
  };
}

export const photoRoutes = [
  route(contract.getOwnPhotos, ({ db, actor, brand, cutter }) => {
    cutter.warm();
    return listPhotos(db, actor, brand);
  }),
  route(contract.addPhoto, async (call) => {
    const { db, actor, brand, body, key } = call;
    await addPhoto(call, actor, brand, { bytes: body, key });
    return listPhotos(db, actor, brand);
  }),
  route(contract.reorderPhotos, async ({ db, actor, brand, body }) => {
    await inTransaction(db, (tx) => reorderPhotos(tx, actor, body.order));
    return listPhotos(db, actor, brand);
  }),
  route(contract.cutPhoto, async (call) => {
    await cutPhoto(call, call.actor, call.brand, call.body);
    return listPhotos(call.db, call.actor, call.brand);
  }),
  route(contract.removePhoto, async ({ db, jobs, actor, brand, body, now }) => {
    await inTransaction(db, (tx) => removePhoto(tx, jobs, actor, body.id, now()));
    return listPhotos(db, actor, brand);
  }),
  route(contract.restorePhoto, async ({ db, actor, brand, body, now }) => {
    await inTransaction(db, (tx) => restorePhoto(tx, actor, body.id, now()));
    return listPhotos(db, actor, brand);
  }),
];
