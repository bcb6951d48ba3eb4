import { sql, type SQL } from 'drizzle-orm';
import type { Audience } from './consents.ts';

/** Columns of a tile; needs `profiles` and `main_photo` in the query. */
export const tileColumns = sql`profiles.id, profiles.name, profiles.gender, profiles.date_of_birth::text, profiles.country,
  profiles.city, profiles.region, profiles.show_age, profiles.show_town, profiles.fictional,
  (profiles.fictional or profiles.shown_to_visitors) as for_visitors, main_photo.hash, main_photo.status as photo_status, main_photo.width,
  main_photo.height, main_photo.thumbhash`;

/** Columns of a whole profile; likewise. */
export const profileColumns = sql`${tileColumns}, profiles.status, profiles.sexuality,
  profiles.hair_colour, profiles.eye_colour, profiles.body_type, profiles.relationship_status, profiles.tattoos,
  profiles.signup_reason, profiles.interests, profiles.about_me, profiles.language, profiles.indexable, profiles.brand_id,
  (select count(*)::int from photos where photos.profile_id = profiles.id and photos.status = 'active'
    and photos.removed_at is null) as num_photos`;

/** Who looks, and on which brand: some brands, and all advertising, show no photo that nobody has reviewed. */
export type PhotoView = { brandId: string; audience?: Audience };

/** True of a photo that others may see there; null: in a conversation, whose two members have met. */
export const isShownPhoto = (view: PhotoView | null): SQL => {
  const active = sql`photos.status = 'active' and photos.removed_at is null`;
  if (view === null) return active;
  if (view.audience === 'advertising') return sql`${active} and photos.reviewed_at is not null`;
  return sql`${active} and (photos.reviewed_at is not null
    or not (select settings->>'photo_review' = 'manual' from brands where brands.id = ${view.brandId}))`;
};

/** Joins the photo that others see first: the foremost one that is shown. */
export const joinMainPhoto = (view: PhotoView | null): SQL => sql`left join lateral (
  select photos.hash, photos.status, photos.width, photos.height, photos.thumbhash from photos
  where photos.profile_id = profiles.id and ${isShownPhoto(view)}
  order by photos.position, photos.id limit 1
) main_photo on true`;

/** Likewise for the owner, to whom a photo that waits for its review stands in for one that all can see. */
export const joinOwnMainPhoto = sql`left join lateral (
  select photos.hash, photos.status, photos.width, photos.height, photos.thumbhash from photos
  where photos.profile_id = profiles.id and photos.status <> 'rejected' and photos.removed_at is null
  order by photos.status = 'pending', photos.position, photos.id limit 1
) main_photo on true`;

/**
 * True where `joinMainPhoto` finds a photo. Not written with `exists`, which the planner may turn into a join that reads
 * all photos before the first member is found.
 */
export const hasPhoto = (view: PhotoView): SQL => sql`(select true from photos
  where photos.profile_id = profiles.id and ${isShownPhoto(view)} limit 1)`;

/** True where neither of the two profiles blocked the other. */
export const notBlocked = (self: number) => sql`profiles.id not in (
  select blocked from blocks where blocker = ${self} union all select blocker from blocks where blocked = ${self})`;
