import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ownPhotosSchema, PhotoRejection } from '../../lib/contract/photos.ts';
import type { Brand } from '../brands/brand.ts';
import type { Queries } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { presentPhoto, type PhotoRow } from '../members/present.ts';
import { photoLimit } from './member-photos.ts';
import { variantFile } from './photo-files.ts';

type OwnPhotoRow = PhotoRow & { id: number; rejection: PhotoRejection | null };

/** The caller's photos in every state, those taken away left out. */
export async function listPhotos(
  db: Queries,
  actor: Actor,
  brand: Brand,
): Promise<z.input<typeof ownPhotosSchema>> {
  const { rows } = await db.execute<OwnPhotoRow>(sql`
    select id, hash, status as photo_status, width, height, thumbhash, rejection from photos
    where profile_id = ${actor.profileId} and removed_at is null order by position, id`);
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
