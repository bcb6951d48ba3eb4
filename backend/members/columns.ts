import { sql } from 'drizzle-orm';

/** Columns of a tile; needs `profiles` and `main_photo` in the query. */
export const tileColumns = sql`profiles.id, profiles.name, profiles.gender, profiles.date_of_birth::text, profiles.country,
  profiles.city, profiles.fictional, main_photo.hash, main_photo.status as photo_status, main_photo.width,
  main_photo.height, main_photo.thumbhash`;

/** Columns of a whole profile; likewise. */
export const profileColumns = sql`${tileColumns}, profiles.status, profiles.region, profiles.sexuality,
  profiles.hair_colour, profiles.eye_colour, profiles.body_type, profiles.relationship_status, profiles.tattoos,
  profiles.signup_reason, profiles.interests, profiles.about_me, profiles.indexable,
  (select count(*)::int from photos where photos.profile_id = profiles.id and photos.status = 'active') as num_photos`;

/** Joins the photo that others see first: the foremost active one. */
export const joinMainPhoto = sql`left join lateral (
  select photos.hash, photos.status, photos.width, photos.height, photos.thumbhash from photos
  where photos.profile_id = profiles.id and photos.status = 'active' order by photos.position limit 1
) main_photo on true`;

/** True where neither of the two profiles blocked the other. */
export const notBlocked = (self: number) => sql`not exists (
  select 1 from blocks
  where (blocks.blocker = ${self} and blocks.blocked = profiles.id)
    or (blocks.blocker = profiles.id and blocks.blocked = ${self}))`;
