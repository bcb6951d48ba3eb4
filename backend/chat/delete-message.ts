import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { eraseLater } from '../photos/erase-photos.ts';
import { holdMessage, requireChangeable, tellOfChange } from './own-message.ts';
import type { MessageRow } from './present.ts';
import { requireMessage } from './queries.ts';

/**
 * Takes a message of the caller back, as `requireChangeable` allows: its place stays, what it said is erased, and it
 * counts as unread no more: what is counted are always the newest ones, for opening the conversation ends the count of those
 * before. It was delivered, so nothing is paid back. Doing it again changes nothing.
 */
export async function deleteMessage(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  id: number,
  now: Date,
): Promise<MessageRow> {
  const message = await holdMessage(tx, actor, id);
  if (message.deleted_at && message.sender === actor.profileId) return requireMessage(tx, id);
  requireChangeable(message, actor, now);
  await tx.execute(sql`
    with forgotten as (
      delete from message_reactions where message_id = ${id}
    ), uncounted as (
      update conversation_members set unread = unread - 1
      where conversation_id = ${message.conversation} and profile_id = ${message.other_profile}
        and hidden_until < ${id} and unread > (
          select count(*) from messages newer where newer.conversation_id = ${message.conversation}
            and newer.id > ${id} and newer.sender = ${message.sender} and newer.deleted_at is null)
    )
    update messages set body = '', gift = null, image_hash = null, image_width = null, image_height = null,
      image_thumbhash = null, reply_to = null, warning = null, deleted_at = ${now.toISOString()}::timestamptz
    where id = ${id}`);
  if (message.image_hash) await eraseLater(tx, jobs, message.image_hash);
  await tellOfChange(tx, actor, message);
  return requireMessage(tx, id);
}
