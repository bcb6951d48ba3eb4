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

/** The photos that nobody has looked at yet, those that wait longest first. */
export async function listWaiting(db: Queries, limit: number): Promise<WaitingPhoto[]> {
  const { rows } = await db.execute<Omit<WaitingPhoto, 'createdAt'> & { createdAt: string | Date }>(sql`
    select photos.id, profiles.id as "profileId", profiles.name, profiles.brand_id as brand, photos.hash,
      photos.created_at as "createdAt"
    from photos join profiles on profiles.id = photos.profile_id
    where photos.status = 'pending' and photos.removed_at is null order by photos.id limit ${limit}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** Shows a photo to others. @throws {Error} with a sentence where there is no such photo */
export function approvePhoto(tx: Tx, id: number): Promise<void> {
  return decide(tx, id, null);
}

/** Hides a photo from all but its owner, who reads why; also one that was shown until now. @throws likewise */
export function rejectPhoto(tx: Tx, id: number, reason: PhotoRejection): Promise<void> {
  return decide(tx, id, reason);
}

async function decide(tx: Tx, id: number, rejection: PhotoRejection | null): Promise<void> {
  const { rows } = await tx.execute<{ profileId: number; pool: string; userId: number | null }>(sql`
    update photos set status = ${rejection ? 'rejected' : 'active'}, rejection = ${rejection}
    from profiles where photos.id = ${id} and photos.removed_at is null and profiles.id = photos.profile_id
    returning profiles.id as "profileId", profiles.pool, profiles.user_id as "userId"`);
  const [owner] = rows;
  if (!owner) throw new Error(`There is no photo ${id}.`);
  await tellOfPhotos(tx, owner);
}
