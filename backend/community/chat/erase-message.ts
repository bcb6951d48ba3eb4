import type { Tx } from '../../platform/db/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { eraseLater } from '../photos/erase-photos.ts';
import type { LockedMessage } from './own-message.ts';
import { int8, timestamptz, statement } from '../../platform/db/statement.ts';

type Erased = Pick<LockedMessage, 'id' | 'conversation' | 'sender' | 'other_profile' | 'image_hash'>;

const updateMessages = statement({
  params: { id: int8, conversation: int8, other_profile: int8, sender: int8, now: timestamptz },
  text: `
    with forgotten as (
      delete from message_reactions where message_id = :id
    ), uncounted as (
      update conversation_members set unread = unread - 1
      where conversation_id = :conversation and profile_id = :other_profile
        and hidden_until < :id and unread > (
          select count(*) from messages newer where newer.conversation_id = :conversation
            and newer.id > :id and newer.sender_profile_id = :sender and newer.deleted_at is null)
    )
    update messages set body = '', gift = null, image_hash = null, image_width = null, image_height = null,
      image_thumbhash = null, reply_to = null, warning = null, deleted_at = :now::timestamptz
    where id = :id`,
});

/**
 * Erases the content for both members; the row stays and no longer counts as unread. Unread messages are always the
 * newest ones, as opening the conversation resets the count.
 */
export async function eraseMessage(tx: Tx, jobs: Jobs, message: Erased, now: Date): Promise<void> {
  const { id, conversation, sender, other_profile, image_hash } = message;
  await updateMessages(tx, { id, conversation, other_profile, sender, now });
  if (image_hash) await eraseLater(tx, jobs, image_hash);
}
