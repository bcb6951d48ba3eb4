import type { Tx } from '#backend/platform/db/connect.ts';
import { removeSubjects } from '#backend/outreach/notifications/remove-subjects.ts';
import type { Erased } from './erased.ts';
import { conversations, messages } from '#backend/platform/db/schema/chat.ts';
import { int8, int8s, required, timestamptz, statement } from '#backend/platform/db/statement.ts';

const selectWithoutReader = statement({
  params: { profileId: int8 },
  row: { id: conversations.id },
  text: `
    select conversations.id from conversations
    join profiles on profiles.id in (conversations.profile_a, conversations.profile_b) and profiles.id <> :profileId
    where :profileId in (conversations.profile_a, conversations.profile_b)
      and (profiles.fictional or profiles.status = 'deleted')`,
});

const deleteMessages = statement({
  params: { ids: int8s },
  row: { hash: messages.imageHash },
  text: `delete from messages where conversation_id = any(:ids::bigint[]) returning image_hash as hash`,
});

const deleteConversations = statement({
  params: { ids: int8s },
  text: `delete from conversations where id = any(:ids::bigint[])`,
});

const deleteMessageReactions = statement({
  params: { profileId: int8 },
  text: `
    delete from message_reactions where profile_id = :profileId
      or message_id in (select id from messages where sender_profile_id = :profileId)`,
});

const selectPictures = statement({
  params: { profileId: int8 },
  row: { hash: required(messages.imageHash) },
  text: `select distinct image_hash as hash from messages where sender_profile_id = :profileId and image_hash is not null`,
});

const emptyMessages = statement({
  params: { now: timestamptz, profileId: int8 },
  text: `
    update messages set body = '', gift = null, image_hash = null, image_width = null, image_height = null,
      image_thumbhash = null, reply_to = null, warning = null, edited_at = null,
      deleted_at = coalesce(deleted_at, :now::timestamptz)
    where sender_profile_id = :profileId`,
});

const markAllRead = statement({
  params: { profileId: int8 },
  text: `update conversation_members set unread = 0 where other_profile_id = :profileId`,
});

const unmuteConversations = statement({
  params: { profileId: int8 },
  text: `update conversation_members set unread = 0, muted = false where profile_id = :profileId`,
});

/**
 * Erases the member's messages: in conversations with a living member, empty rows and the other's messages stay; those
 * with fictional or erased profiles are deleted. Runs after the profile is erased. Returns the names of sent pictures.
 */
export async function eraseMessages(tx: Tx, { profileId }: Erased, now: Date): Promise<string[]> {
  const { rows } = await selectWithoutReader(tx, { profileId });
  const ids = rows.map(({ id }) => id);
  const gone = await deleteMessages(tx, { ids });
  await removeSubjects(tx, ['new_conversations', 'new_messages'], ids);
  await deleteConversations(tx, { ids });

  await deleteMessageReactions(tx, { profileId });
  const sent = await selectPictures(tx, { profileId });
  await emptyMessages(tx, { now, profileId });
  // Erased messages cannot be read, so none counts as unread.
  await markAllRead(tx, { profileId });
  await unmuteConversations(tx, { profileId });
  return [...gone.rows, ...sent.rows].flatMap(({ hash }) => (hash === null ? [] : [hash]));
}
