import type { Queries, Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { rememberOpened } from './mark-chat-opened.ts';
import { findOther, type OtherSide } from './queries.ts';
import { conversationMembers } from '../../platform/db/schema/chat.ts';
import { int8 } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const selectConversationMembers = statement({
  params: { conversation: int8, profileId: int8 },
  row: { delivered_until: conversationMembers.deliveredUntil },
  text: `
    select delivered_until from conversation_members
    where conversation_id = :conversation and profile_id = :profileId for no key update`,
});

const updateConversationMembers = statement({
  params: { readUntil: int8, conversation: int8, profileId: int8 },
  row: { read_until: conversationMembers.readUntil, delivered_until: conversationMembers.deliveredUntil },
  text: `
    update conversation_members set read_until = least(:readUntil::bigint, last_message_id),
      delivered_until = greatest(delivered_until, least(:readUntil::bigint, last_message_id)), unread = least(unread, (
        select count(*) from messages where messages.conversation_id = :conversation
          and messages.id > greatest(:readUntil, hidden_until) and messages.sender <> :profileId and messages.deleted_at is null))
    where conversation_id = :conversation and profile_id = :profileId and read_until < :readUntil
    returning read_until, delivered_until`,
});

/** Unread then counts the later messages that opening the chat has not reset. */
export async function markChatRead(
  tx: Tx,
  actor: Actor,
  { conversation, readUntil }: { conversation: number; readUntil: number },
  now: Date,
): Promise<void> {
  const other = await requireConversation(tx, actor, conversation);
  // Locked before counting, so that a message arriving now is included.
  const held = await selectConversationMembers(tx, { conversation, profileId: actor.profileId });
  const { rows } = await updateConversationMembers(tx, {
    readUntil,
    conversation,
    profileId: actor.profileId,
  });
  await rememberOpened(tx, actor, other.profileId, now);
  const read = rows[0];
  if (!read) return;
  await announce(tx, [actor.userId], { type: 'chats' });
  if (!other.userId) return;
  const { read_until, delivered_until } = read;
  if (other.readReceipts) await announce(tx, [other.userId], { type: 'read', conversation, read_until });
  // Without read receipts, reading still reports delivery, unless that would reveal the online status.
  else if (other.showOnline && delivered_until > (held.rows[0]?.delivered_until ?? 0))
    await announce(tx, [other.userId], { type: 'read', conversation, delivered_until });
}

/** @throws not_found unless it is a conversation of the caller, blocked, blocked_by */
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
