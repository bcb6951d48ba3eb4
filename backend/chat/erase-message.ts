import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { eraseLater } from '../photos/erase-photos.ts';
import type { HeldMessage } from './own-message.ts';

type Erased = Pick<HeldMessage, 'id' | 'conversation' | 'sender' | 'other_profile' | 'image_hash'>;

/**
 * Erases what a message says, for both of its members: its place stays, and it counts as unread no more. What is counted
 * are always the newest ones, for opening the conversation ends the count of those before.
 */
export async function eraseMessage(tx: Tx, jobs: Jobs, message: Erased, now: Date): Promise<void> {
  const { id, conversation, sender, other_profile, image_hash } = message;
  await tx.execute(sql`
    with forgotten as (
      delete from message_reactions where message_id = ${id}
    ), uncounted as (
      update conversation_members set unread = unread - 1
      where conversation_id = ${conversation} and profile_id = ${other_profile}
        and hidden_until < ${id} and unread > (
          select count(*) from messages newer where newer.conversation_id = ${conversation}
            and newer.id > ${id} and newer.sender = ${sender} and newer.deleted_at is null)
    )
    update messages set body = '', gift = null, image_hash = null, image_width = null, image_height = null,
      image_thumbhash = null, reply_to = null, warning = null, deleted_at = ${now.toISOString()}::timestamptz
    where id = ${id}`);
  if (image_hash) await eraseLater(tx, jobs, image_hash);
}
