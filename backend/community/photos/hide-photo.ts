import { sql } from 'drizzle-orm';
import type { PhotoRejection } from '#lib/contract/community/photos.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { announcePhotoChange } from './member-photos.ts';
import { photos } from '../../platform/db/schema/members.ts';
import { int8, orNull, text, statement } from '../../platform/db/statement.ts';

export type HiddenPhoto = { id: number; status: 'pending' | 'active' | 'rejected'; rejection: string | null };

const selectPhotos = statement({
  params: { profile: int8, hash: text },
  row: { id: photos.id, status: photos.status, rejection: photos.rejection },
  text: `
    select id, status, rejection from photos
    where profile_id = :profile and hash = :hash and removed_at is null for update`,
});

/**
 * Hides a photo from everyone but its owner. Returns the state to restore; a photo that awaited review will then be
 * shown.
 * @throws {Error} with a message if the profile has no such photo
 */
export async function hidePhoto(
  tx: Tx,
  profile: number,
  hash: string,
  reason: PhotoRejection = 'other',
): Promise<HiddenPhoto> {
  const { rows } = await selectPhotos(tx, { profile, hash });
  if (!rows[0])
    throw new Error(`Profile ${profile} has no photo ${hash}: its owner removed it or cut it again.`);
  const { id, status, rejection } = rows[0];
  // An earlier rejection keeps its reason.
  if (status !== 'rejected') await set(tx, { id, status: 'rejected', rejection: reason });
  return { id, status: status === 'pending' ? 'active' : status, rejection };
}

const updatePhotos = statement({
  params: { by: text, id: int8, hash: orNull(text) },
  text: `
    update photos set reviewed_at = now(), reviewed_by = :by
      where id = :id and hash = :hash and status = 'rejected' and reviewed_at is null`,
});

/** Only if no newer crop has been reviewed or rejected; the cut with this hash then counts as reviewed. */
export async function showPhoto(
  tx: Tx,
  photo: HiddenPhoto,
  { hash, by }: { hash: string | null; by: string },
): Promise<void> {
  if (photo.status === 'active') await updatePhotos(tx, { by, id: photo.id, hash });
  await set(
    tx,
    photo,
    sql`and photos.status = 'rejected' and not exists (
      select 1 from decisions where decisions.profile_id = profiles.id and decisions.photo_hash = photos.hash
        and decisions.action = 'photo_removed' and decisions.reversed_at is null)`,
  );
}

async function set(tx: Tx, { id, status, rejection }: HiddenPhoto, only = sql``): Promise<void> {
  const { rows } = await tx.execute<{ profileId: number; pool: string; userId: number | null }>(sql`
    update photos set status = ${status}, rejection = ${rejection} from profiles
    where photos.id = ${id} and photos.removed_at is null and profiles.id = photos.profile_id ${only}
    returning profiles.id as "profileId", profiles.pool, profiles.user_id as "userId"`);
  if (rows[0]) await announcePhotoChange(tx, rows[0]);
}
