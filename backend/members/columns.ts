import { sql } from 'drizzle-orm';

/** Columns of a tile; needs `profiles` and `main_photo` in the query. */
export const tileColumns = sql`profiles.id, profiles.name, profiles.gender, profiles.date_of_birth::text, profiles.country,
  profiles.city, profiles.region, profiles.show_age, profiles.show_town, profiles.fictional, main_photo.hash, main_photo.status as photo_status, main_photo.width,
  main_photo.height, main_photo.thumbhash`;

/** Columns of a whole profile; likewise. */
export const profileColumns = sql`${tileColumns}, profiles.status, profiles.sexuality,
  profiles.hair_colour, profiles.eye_colour, profiles.body_type, profiles.relationship_status, profiles.tattoos,
  profiles.signup_reason, profiles.interests, profiles.about_me, profiles.indexable,
  (select count(*)::int from photos where photos.profile_id = profiles.id and photos.status = 'active'
    and photos.removed_at is null) as num_photos`;

/** Joins the photo that others see first: the foremost active one. */
export const joinMainPhoto = sql`left join lateral (
  select photos.hash, photos.status, photos.width, photos.height, photos.thumbhash from photos
  where photos.profile_id = profiles.id and photos.status = 'active' and photos.removed_at is null
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
export const hasPhoto = sql`(select true from photos where photos.profile_id = profiles.id
  and photos.status = 'active' and photos.removed_at is null limit 1)`;

/** True where neither of the two profiles blocked the other. */
export const notBlocked = (self: number) => sql`profiles.id not in (
  select blocked from blocks where blocker = ${self} union all select blocker from blocks where blocked = ${self})`;
