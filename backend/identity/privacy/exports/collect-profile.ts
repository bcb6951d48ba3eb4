import { sql } from 'drizzle-orm';
import { choiceFields } from '#lib/contract/community/profile-vocabulary.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import { queryRows, type Owner, type Part } from './collect-account.ts';

/** The other member's name; null once they have left. */
const otherName = sql`case when other.status = 'deleted' then null else other.name end as name`;

export async function collectProfile(tx: Tx, { profileId }: Owner): Promise<Part> {
  const read = queryRows(tx);
  const [profile] =
    await read`select id, status, name, gender, sexuality, date_of_birth, country, region, city, latitude, longitude,
      ${sql.raw(choiceFields.join(', '))}, interests, about_me, language, indexable, shown_to_visitors,
      advertisable, show_age, show_town, show_online, hidden_brands, created_at, last_active_at, changed_at from profiles where id = ${profileId}`;
  const [search] = await read`select search, saved_at from saved_searches where profile_id = ${profileId}`;
  return {
    profile,
    saved_search: search ?? null,
    likes_sent:
      await read`select other.id, ${otherName}, likes.created_at from likes join profiles other on other.id = liked_profile_id
        where liker_profile_id = ${profileId} order by likes.created_at`,
    likes_received: await read`select other.id, ${otherName}, likes.created_at, seen_at from likes
        join profiles other on other.id = liker_profile_id where liked_profile_id = ${profileId} order by likes.created_at`,
    swipes: await read`select other.id, ${otherName}, verdict, swipes.created_at from swipes
        join profiles other on other.id = other_profile_id where profile_id = ${profileId} order by swipes.id`,
    blocked:
      await read`select other.id, ${otherName}, blocks.created_at from blocks join profiles other on other.id = blocked_profile_id
        where blocker_profile_id = ${profileId} and not inherited order by blocks.created_at`,
    notes:
      await read`select other.id, ${otherName}, note, profile_notes.changed_at from profile_notes join profiles other on other.id = subject_profile_id
        where author_profile_id = ${profileId} order by profile_notes.changed_at`,
  };
}

type Picture = { hash: string; name: string };

export async function collectPhotos(
  tx: Tx,
  { profileId }: Owner,
): Promise<{ photos: Part[]; files: Picture[] }> {
  const rows = await queryRows(
    tx,
  )`select hash, position, status, rejection, width, height, created_at, reviewed_at from photos
      where profile_id = ${profileId} and removed_at is null order by position, id`;
  const files = rows.map(({ hash }, at) => ({
    hash: String(hash),
    name: `photos/${String(at + 1).padStart(2, '0')}`,
  }));
  // Internal file names are not disclosed.
  return { photos: rows.map((row, at) => ({ ...row, hash: undefined, file: files[at]?.name })), files };
}
