import type { Queries } from '#backend/platform/db/connect.ts';
import { photos, profiles } from '#backend/platform/db/schema/members.ts';
import { int8 } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

export type WaitingPhoto = {
  id: number;
  profileId: number;
  name: string;
  brand: string;
  hash: string;
  createdAt: Date;
};

const selectPhotos = statement({
  params: { limit: int8 },
  row: {
    id: photos.id,
    profileId: profiles.id,
    name: profiles.name,
    brand: profiles.brandId,
    hash: photos.hash,
    createdAt: photos.createdAt,
  },
  text: `
    select photos.id, profiles.id as "profileId", profiles.name, profiles.brand_id as brand, photos.hash,
      photos.created_at as "createdAt"
    from photos join profiles on profiles.id = photos.profile_id
    where photos.removed_at is null and (photos.status = 'pending' or (photos.status = 'active'
      and photos.reviewed_at is null and profiles.status = 'active' and (profiles.advertisable or exists (
        select 1 from brands where brands.pool = profiles.pool and brands.is_open
          and brands.settings->>'photo_review' = 'manual' and brands.id <> all(profiles.hidden_brands)))))
    order by photos.status = 'active', photos.id limit :limit`,
});

/**
 * The photos that nobody has looked at yet, those that wait longest first: hidden ones, then those that are shown, but neither
 * in advertising nor on a brand of the pool that reviews.
 */
export async function listWaiting(db: Queries, limit: number): Promise<WaitingPhoto[]> {
  const { rows } = await selectPhotos(db, { limit });
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/**
 * A photo as somebody saw it: its id, and the beginning of its hash, which another cut changes. Null where whatever it
 * shows is meant.
 */
export type SeenPhoto = { id: number; mark: string | null };

export const markLength = 4;

/** How the list names a photo. */
export const formatPhotoName = ({ id, hash }: Pick<WaitingPhoto, 'id' | 'hash'>) =>
  `${id}-${hash.slice(0, markLength)}`;

/** Reads such a name, or an id alone; null for anything else. */
export function parsePhotoName(text: string): SeenPhoto | null {
  const [, id, mark] = /^([1-9]\d{0,14})(?:-([0-9a-f]{4}))?$/.exec(text) ?? [];
  return id ? { id: Number(id), mark: mark ?? null } : null;
}
