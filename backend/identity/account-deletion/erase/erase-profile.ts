import { sql } from 'drizzle-orm';
import { choiceFields } from '#lib/contract/community/profile-vocabulary.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import { deleteMarkedBlocks } from '../../returning-members/mark.ts';
import type { Erased } from './erased.ts';
import { photos } from '#backend/platform/db/schema/members.ts';
import { int8, text, timestamptz } from '#backend/platform/db/sql-types.ts';
import { statement } from '#backend/platform/db/statement.ts';

const deletePhotos = statement({
  params: { profileId: int8 },
  row: { hash: photos.hash },
  text: `delete from photos where profile_id = :profileId returning hash`,
});

const deleteSavedSearches = statement({
  params: { profileId: int8 },
  text: `delete from saved_searches where profile_id = :profileId`,
});

const deleteNotices = statement({
  params: { subject: text },
  text: `delete from notices where kind = 'like' and subject = :subject`,
});

const noChoices = choiceFields.map((field) => `${field} = null`).join(', ');

const updateProfiles = statement({
  params: { now: timestamptz, profileId: int8 },
  text: `
    update profiles set status = 'deleted', name = '', gender = 'man', sexuality = null,
      date_of_birth = '1900-01-01', country = 'ZZ', region = null, city = '', latitude = null, longitude = null,
      ${noChoices}, interests = '{}', about_me = '', language = 'en',
      indexable = false, shown_to_visitors = false, advertisable = false, show_age = true, show_town = true,
      show_online = true, hidden_brands = '{}', created_at = :now, last_active_at = :now, changed_at = null
    where id = :profileId`,
});

/**
 * Erases the profile's data and all actions between it and others. The row stays, so that its address answers "gone"
 * and conversations keep two sides. Returns the names of its pictures.
 */
export async function eraseProfile(
  tx: Tx,
  { profileId }: Pick<Erased, 'profileId'>,
  now: Date,
): Promise<string[]> {
  const { rows } = await deletePhotos(tx, { profileId });
  for (const table of aboutTwo)
    await tx.execute(sql`
      delete from ${sql.identifier(table.name)}
      where ${sql.identifier(table.by)} = ${profileId} or ${sql.identifier(table.about)} = ${profileId}`);
  await deleteMarkedBlocks(tx, profileId);
  await deleteSavedSearches(tx, { profileId });
  await deleteNotices(tx, { subject: String(profileId) });
  // Required columns get the same value for every erased member.
  await updateProfiles(tx, { now, profileId });
  return rows.map(({ hash }) => hash);
}

const aboutTwo = [
  { name: 'likes', by: 'from_profile', about: 'to_profile' },
  { name: 'blocks', by: 'blocker', about: 'blocked' },
  { name: 'swipes', by: 'profile_id', about: 'other_profile_id' },
  { name: 'profile_notes', by: 'author', about: 'about' },
  { name: 'drafts', by: 'author', about: 'about' },
  { name: 'last_opened_chats', by: 'profile_id', about: 'other_profile_id' },
] as const;
