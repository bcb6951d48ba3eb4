import { sql } from 'drizzle-orm';
import type { PhotoRejection } from '#lib/contract/community/photos.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { announcePhotoChange } from './member-photos.ts';
import { photos } from '../../platform/db/schema/members.ts';
import { int8, orNull, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

/** A photo as it stood before it was taken out of sight. */
export type HiddenPhoto = { id: number; status: 'pending' | 'active' | 'rejected'; rejection: string | null };

const selectPhotos = statement({
  params: { profile: int8, hash: text },
  row: { id: photos.id, status: photos.status, rejection: photos.rejection },
  text: `
    select id, status, rejection from photos
    where profile_id = :profile and hash = :hash and removed_at is null for update`,
});

/**
 * Takes a photo of a profile out of everybody's sight but its owner's. Returns what it takes to show it again: one that waited
 * for its review is shown then.
 * @throws {Error} with a sentence where the profile has no such photo
 */
export async function hidePhoto(
  tx: Tx,
  profile: number,
  hash: string,
  reason: PhotoRejection = 'other',
): Promise<HiddenPhoto> {
  const { rows } = await selectPhotos(tx, { profile, hash });
  if (!rows[0])
    throw new Error(`Profile ${profile} has no photo ${hash}: its owner removed it or cut it anew.`);
  const { id, status, rejection } = rows[0];
  // Where it was refused before, the owner goes on reading why.
  if (status !== 'rejected') await set(tx, { id, status: 'rejected', rejection: reason });
  return { id, status: status === 'pending' ? 'active' : status, rejection };
}

const updatePhotos = statement({
  params: { by: text, id: int8, hash: orNull(text) },
  text: `
    update photos set reviewed_at = now(), reviewed_by = :by
      where id = :id and hash = :hash and status = 'rejected' and reviewed_at is null`,
});

/**
 * Shows a photo again as it stood, if it is still there and nobody has looked at another cut of it meanwhile. Whoever has it
 * shown has looked at the cut with this hash.
 */
export async function showPhoto(
  tx: Tx,
  photo: HiddenPhoto,
  { hash, by }: { hash: string | null; by: string },
): Promise<void> {
  if (photo.status === 'active') await updatePhotos(tx, { by, id: photo.id, hash });
  await set(tx, photo, sql`and photos.status = 'rejected'`);
}

async function set(tx: Tx, { id, status, rejection }: HiddenPhoto, only = sql``): Promise<void> {
  const { rows } = await tx.execute<{ profileId: number; pool: string; userId: number | null }>(sql`
    update photos set status = ${status}, rejection = ${rejection} from profiles
    where photos.id = ${id} and photos.removed_at is null and profiles.id = photos.profile_id ${only}
    returning profiles.id as "profileId", profiles.pool, profiles.user_id as "userId"`);
  if (rows[0]) await announcePhotoChange(tx, rows[0]);
}
