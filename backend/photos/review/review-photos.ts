import { sql } from 'drizzle-orm';
import type { PhotoRejection } from '../../../lib/contract/photos.ts';
import type { Queries, Tx } from '../../db/connect.ts';
import { tellOfPhotos } from '../member-photos.ts';

export type WaitingPhoto = {
  id: number;
  profileId: number;
  name: string;
  brand: string;
  hash: string;
  createdAt: Date;
};

/**
 * The photos that nobody has looked at yet, those that wait longest first: hidden ones, then those that are shown, but neither
 * in advertising nor on a brand of the pool that reviews.
 */
export async function listWaiting(db: Queries, limit: number): Promise<WaitingPhoto[]> {
  const { rows } = await db.execute<Omit<WaitingPhoto, 'createdAt'> & { createdAt: string | Date }>(sql`
    select photos.id, profiles.id as "profileId", profiles.name, profiles.brand_id as brand, photos.hash,
      photos.created_at as "createdAt"
    from photos join profiles on profiles.id = photos.profile_id
    where photos.removed_at is null and (photos.status = 'pending' or (photos.status = 'active'
      and photos.reviewed_at is null and profiles.status = 'active' and (profiles.advertisable or exists (
        select 1 from brands where brands.pool = profiles.pool and brands.is_open
          and brands.settings->>'photo_review' = 'manual' and brands.id <> all(profiles.hidden_brands)))))
    order by photos.status = 'active', photos.id limit ${limit}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/**
 * A photo as somebody saw it: its id, and the beginning of its hash, which another cut changes. Null where whatever it
 * shows is meant.
 */
export type SeenPhoto = { id: number; mark: string | null };

const markLength = 4;

/** How the list names a photo. */
export const nameOf = ({ id, hash }: Pick<WaitingPhoto, 'id' | 'hash'>) =>
  `${id}-${hash.slice(0, markLength)}`;

/** Reads such a name, or an id alone; null for anything else. */
export function readName(text: string): SeenPhoto | null {
  const [, id, mark] = /^([1-9]\d{0,14})(?:-([0-9a-f]{4}))?$/.exec(text) ?? [];
  return id ? { id: Number(id), mark: mark ?? null } : null;
}

/**
 * Shows a photo to others, as long as it is the picture that was looked at.
 * @throws {Error} with a sentence where there is no such photo
 */
export function approvePhoto(tx: Tx, photo: SeenPhoto & { mark: string }): Promise<void> {
  return decide(tx, photo, null);
}

/** Hides a photo from all but its owner, who reads why; also one that was shown until now. @throws likewise */
export function rejectPhoto(tx: Tx, photo: SeenPhoto, reason: PhotoRejection): Promise<void> {
  return decide(tx, photo, reason);
}

async function decide(tx: Tx, { id, mark }: SeenPhoto, rejection: PhotoRejection | null): Promise<void> {
  const { rows } = await tx.execute<{ profileId: number; pool: string; userId: number | null }>(sql`
    update photos set status = ${rejection ? 'rejected' : 'active'}, rejection = ${rejection},
      reviewed_at = case when ${rejection === null} then now() end
    from profiles where photos.id = ${id} and photos.removed_at is null and profiles.id = photos.profile_id
      ${mark === null ? sql`` : sql`and left(photos.hash, ${markLength}::int) = ${mark}`}
    returning profiles.id as "profileId", profiles.pool, profiles.user_id as "userId"`);
  const [owner] = rows;
  if (!owner)
    throw new Error(`There is no photo ${id}${mark ? ', or it was cut anew and waits again' : ''}.`);
  await tellOfPhotos(tx, owner);
}
