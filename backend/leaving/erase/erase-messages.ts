import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { Erased } from './erased.ts';

/**
 * Erases what the member wrote: of a conversation with a living member the places stay, without a word, and so does
 * what the other wrote; one with a fictional or an erased profile belongs to nobody any more and goes as a whole. Runs
 * after the profile was erased. Returns the names of the pictures that were sent.
 */
export async function eraseMessages(tx: Tx, { profileId }: Erased, now: Date): Promise<string[]> {
  const nobodys = await tx.execute<{ id: number }>(sql`
    select conversations.id from conversations
    join profiles on profiles.id in (conversations.profile_a, conversations.profile_b) and profiles.id <> ${profileId}
    where ${profileId} in (conversations.profile_a, conversations.profile_b)
      and (profiles.fictional or profiles.status = 'deleted')`);
  const ids = sql.param(nobodys.rows.map(({ id }) => id));
  const gone = await tx.execute<{ hash: string | null }>(sql`
    delete from messages where conversation_id = any(${ids}::bigint[]) returning image_hash as hash`);
  await tx.execute(sql`
    delete from notices where kind in ('new_conversations', 'new_messages') and subject = any(${ids}::text[])`);
  await tx.execute(sql`delete from conversations where id = any(${ids}::bigint[])`);

  await tx.execute(sql`
    delete from message_reactions where profile_id = ${profileId}
      or message_id in (select id from messages where sender = ${profileId})`);
  const sent = await tx.execute<{ hash: string }>(sql`
    select distinct image_hash as hash from messages where sender = ${profileId} and image_hash is not null`);
  await tx.execute(sql`
    update messages set body = '', gift = null, image_hash = null, image_width = null, image_height = null,
      image_thumbhash = null, reply_to = null, warning = null, edited_at = null,
      deleted_at = coalesce(deleted_at, ${now.toISOString()}::timestamptz)
    where sender = ${profileId}`);
  // Nothing of it can be read any more, so nothing of it is unread.
  await tx.execute(sql`update conversation_members set unread = 0 where other_profile_id = ${profileId}`);
  await tx.execute(sql`
    update conversation_members set unread = 0, muted = false where profile_id = ${profileId}`);
  return [...gone.rows, ...sent.rows].flatMap(({ hash }) => (hash === null ? [] : [hash]));
}
