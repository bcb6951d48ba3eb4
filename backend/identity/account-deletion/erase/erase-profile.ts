import { eq, sql } from 'drizzle-orm';
import { choiceFields } from '#lib/contract/community/profile-vocabulary.ts';
import type { Tx } from '#backend/platform/db/connect.ts';
import { deleteInheritableBlocks } from '../../returning-members/returning-member.ts';
import { removeSubjects } from '#backend/outreach/notifications/remove-subjects.ts';
import type { Erased } from './erased.ts';
import { photos, savedSearches } from '#backend/platform/db/schema/members.ts';
import { int8, timestamptz, statement } from '#backend/platform/db/statement.ts';

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
  const pictures = await tx
    .delete(photos)
    .where(eq(photos.profileId, profileId))
    .returning({ hash: photos.hash });
  for (const table of aboutTwo)
    await tx.execute(sql`
      delete from ${sql.identifier(table.name)}
      where ${sql.identifier(table.by)} = ${profileId} or ${sql.identifier(table.about)} = ${profileId}`);
  await deleteInheritableBlocks(tx, profileId);
  await tx.delete(savedSearches).where(eq(savedSearches.profileId, profileId));
  await removeSubjects(tx, ['like'], [profileId]);
  // Required columns get the same value for every erased member.
  await updateProfiles(tx, { now, profileId });
  return pictures.map(({ hash }) => hash);
}

const aboutTwo = [
  { name: 'likes', by: 'liker_profile_id', about: 'liked_profile_id' },
  { name: 'blocks', by: 'blocker_profile_id', about: 'blocked_profile_id' },
  { name: 'swipes', by: 'profile_id', about: 'other_profile_id' },
  { name: 'profile_notes', by: 'author_profile_id', about: 'subject_profile_id' },
  { name: 'drafts', by: 'sender_profile_id', about: 'recipient_profile_id' },
  { name: 'last_opened_chats', by: 'profile_id', about: 'other_profile_id' },
] as const;
