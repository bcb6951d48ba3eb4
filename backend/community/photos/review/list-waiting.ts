import type { Queries } from '#backend/platform/db/connect.ts';
import { photos, profiles } from '#backend/platform/db/schema/members.ts';
import { int8, statement } from '#backend/platform/db/statement.ts';

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

/** Hidden photos first, then those shown, though not yet in advertising or on brands with photo review. */
export async function listWaiting(db: Queries, limit: number): Promise<WaitingPhoto[]> {
  const { rows } = await selectPhotos(db, { limit });
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** The version is a prefix of the hash, which changes with each cut; null means the current picture. */
export type SeenPhoto = { id: number; version: string | null };

export const markLength = 4;

export const formatPhotoName = ({ id, hash }: Pick<WaitingPhoto, 'id' | 'hash'>) =>
  `${id}-${hash.slice(0, markLength)}`;

/** Parses a listed name or a plain id; null for anything else. */
export function parsePhotoName(text: string): SeenPhoto | null {
  const [, id, version] = /^([1-9]\d{0,14})(?:-([0-9a-f]{4}))?$/.exec(text) ?? [];
  return id ? { id: Number(id), version: version ?? null } : null;
}
