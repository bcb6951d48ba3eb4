import type { z } from 'zod';
import type { ownPhotosSchema } from '#lib/contract/community/photos.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { presentPhoto } from '../members/present.ts';
import { photoLimit } from './member-photos.ts';
import { variantFile } from './photo-files.ts';
import { photos } from '../../platform/db/schema/members.ts';
import { int8, orNull, typedText } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

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

export async function listPhotos(
  db: Queries,
  actor: Actor,
  brand: Brand,
): Promise<z.input<typeof ownPhotosSchema>> {
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
