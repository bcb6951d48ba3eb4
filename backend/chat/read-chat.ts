import { sql } from 'drizzle-orm';
import type { Queries, Tx } from '../db/connect.ts';
import { CallError } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { announce } from '../realtime/hub.ts';
import { findOther, type OtherSide } from './queries.ts';

/** Says that the caller has read a conversation up to a message; unread counts what came after it. */
export async function readChat(tx: Tx, actor: Actor, conversation: number, readUntil: number): Promise<void> {
  const other = await requireConversation(tx, actor, conversation);
  const { rows } = await tx.execute<{ read_until: number }>(sql`
    update conversation_members set read_until = least(${readUntil}::bigint, last_message_id), unread = (
      select count(*) from messages where messages.conversation_id = ${conversation}
        and messages.id > ${readUntil} and messages.sender <> ${actor.profileId})
    where conversation_id = ${conversation} and profile_id = ${actor.profileId} and read_until < ${readUntil}
    returning read_until`);
  const read = rows[0];
  if (!read) return;
  await announce(tx, [actor.userId], { type: 'chats' });
  if (other.userId)
    await announce(tx, [other.userId], { type: 'read', conversation, read_until: read.read_until });
}

/** Removes what is there of a conversation from the caller's view; a later message brings it back. */
export async function deleteChat(tx: Tx, actor: Actor, conversation: number): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update conversation_members set hidden_until = last_message_id, unread = 0
    where conversation_id = ${conversation} and profile_id = ${actor.profileId}`);
  if (!rowCount) throw new CallError('not_found');
  await announce(tx, [actor.userId], { type: 'chats' });
}

/** The other side of a conversation of the caller; throws not_found for anybody else's, and blocked or blocked_by. */
export async function requireConversation(
  db: Queries,
  actor: Actor,
  conversation: number,
): Promise<OtherSide> {
  const other = await findOther(db, actor.profileId, conversation);
  if (!other) throw new CallError('not_found');
  if (other.blockedBy) throw new CallError('blocked_by');
  if (other.blocked) throw new CallError('blocked');
  return other;
}
