import { sql, type SQL } from 'drizzle-orm';
import { choiceFields } from '#lib/contract/community/profile-vocabulary.ts';
import type { Audience } from './consents.ts';

/** Columns of a tile; needs `profiles` and `main_photo` in the query. */
export const tileColumns = sql`profiles.id, profiles.name, profiles.gender, profiles.date_of_birth::text, profiles.country,
  profiles.city, profiles.region, profiles.show_age, profiles.show_town, profiles.fictional,
  (profiles.fictional or profiles.shown_to_visitors) as for_visitors, main_photo.hash, main_photo.status as photo_status, main_photo.width,
  main_photo.height, main_photo.thumbhash`;

const choiceColumns = sql.raw(choiceFields.map((field) => `profiles.${field}`).join(', '));

/** Columns of a full profile; needs `profiles` and `main_photo` in the query. */
export const profileColumns = sql`${tileColumns}, profiles.status, profiles.sexuality, ${choiceColumns},
  profiles.interests, profiles.about_me, profiles.language, profiles.indexable, profiles.brand_id,
  (select count(*)::int from photos where photos.profile_id = profiles.id and photos.status = 'active'
    and photos.removed_at is null) as num_photos`;

/** Audience and brand: some brands, and all advertising, only show reviewed photos. */
export type PhotoView = { brandId: string; audience?: Audience };

/** True for photos that others may see there; null for a conversation, whose members know each other. */
export const isShownPhoto = (view: PhotoView | null): SQL => {
  const active = sql`photos.status = 'active' and photos.removed_at is null`;
  if (view === null) return active;
  if (view.audience === 'advertising') return sql`${active} and photos.reviewed_at is not null`;
  return sql`${active} and (photos.reviewed_at is not null
    or not (select settings->>'photo_review' = 'manual' from brands where brands.id = ${view.brandId}))`;
};

export const joinMainPhoto = (view: PhotoView | null): SQL => sql`left join lateral (
  select photos.hash, photos.status, photos.width, photos.height, photos.thumbhash from photos
  where photos.profile_id = profiles.id and ${isShownPhoto(view)}
  order by photos.position, photos.id limit 1
) main_photo on true`;

/** The same for the owner: a photo awaiting review is only used if no photo is visible to all. */
export const joinOwnMainPhoto = sql`left join lateral (
  select photos.hash, photos.status, photos.width, photos.height, photos.thumbhash from photos
  where photos.profile_id = profiles.id and photos.status <> 'rejected' and photos.removed_at is null
  order by photos.status = 'pending', photos.position, photos.id limit 1
) main_photo on true`;

/** Avoids `exists`, which the planner may turn into a join that reads all photos. */
export const hasPhoto = (view: PhotoView): SQL => sql`(select true from photos
  where photos.profile_id = profiles.id and ${isShownPhoto(view)} limit 1)`;

export const notBlocked = (self: number) => sql`profiles.id not in (
  select blocked_profile_id from blocks where blocker_profile_id = ${self} union all select blocker_profile_id from blocks where blocked_profile_id = ${self})`;
