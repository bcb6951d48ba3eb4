import type { Queries, Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { findOther, type OtherSide } from './queries.ts';
import { conversationMembers } from '../../platform/db/schema/chat.ts';
import { int8, timestamptz, bool, statement } from '../../platform/db/statement.ts';
import { requireNotBlocked } from '../members/blocks.ts';
import { sql } from 'drizzle-orm';
import { mayKnowOther } from '../members/shown-on.ts';

const lockDeliveredUntil = statement({
  params: { conversation: int8, profileId: int8 },
  row: { delivered_until: conversationMembers.deliveredUntil },
  text: `
    select delivered_until from conversation_members
    where conversation_id = :conversation and profile_id = :profileId for no key update`,
});

const updateReadUntil = statement({
  params: { readUntil: int8, conversation: int8, profileId: int8 },
  row: { read_until: conversationMembers.readUntil, delivered_until: conversationMembers.deliveredUntil },
  text: `
    update conversation_members set read_until = least(:readUntil::bigint, last_message_id),
      delivered_until = greatest(delivered_until, least(:readUntil::bigint, last_message_id)), unread = least(unread, (
        select count(*) from messages where messages.conversation_id = :conversation
          and messages.id > greatest(:readUntil, hidden_until) and messages.sender_profile_id <> :profileId and messages.deleted_at is null))
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
  const held = await lockDeliveredUntil(tx, { conversation, profileId: actor.profileId });
  const { rows } = await updateReadUntil(tx, {
    readUntil,
    conversation,
    profileId: actor.profileId,
  });
  await rememberOpened(tx, { profileId: actor.profileId, other: other.profileId, now });
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

const resetUnread = statement({
  params: { profileId: int8, other: int8 },
  text: `
    update conversation_members set unread = 0
    where profile_id = :profileId and other_profile_id = :other and unread > 0`,
});

/**
 * Works before there is a conversation. Resets the unread count (`docs/specification.md` §4) but not the read
 * position.
 */
export async function markChatOpened(tx: Tx, actor: Actor, other: number, now: Date): Promise<void> {
  await requireNotBlocked(tx, actor, other);
  // Same lock order as `markChatRead`, as both are called at the same time.
  const { rowCount } = await resetUnread(tx, { profileId: actor.profileId, other });
  await rememberOpened(tx, { profileId: actor.profileId, other, now });
  if (rowCount) await announce(tx, [actor.userId], { type: 'chats' });
}

const rememberOpened = statement({
  params: { profileId: int8, other: int8, now: timestamptz },
  text: `
    insert into last_opened_chats (profile_id, other_profile_id, opened_at)
    values (:profileId, :other, :now)
    on conflict (profile_id) do update set other_profile_id = excluded.other_profile_id, opened_at = excluded.opened_at`,
});

type Delivered = { conversation: number; deliveredUntil: number };
type Side = { blocked: boolean; blocked_by: boolean; recipient: number | null; delivered_until: number };

/** Never moves backwards. Notifies the other member if both show their online status. */
export async function markDelivered(
  db: Queries,
  { profileId }: Actor,
  { conversation, deliveredUntil }: Delivered,
): Promise<void> {
  const { rows } = await db.execute<Side>(sql`
    with side as materialized (
      select own.conversation_id,
        case when profiles.show_online and viewer.show_online then profiles.user_id end as user_id,
        exists (select 1 from blocks where blocker_profile_id = ${profileId} and blocked_profile_id = profiles.id) as blocked,
        exists (select 1 from blocks where blocker_profile_id = profiles.id and blocked_profile_id = ${profileId}) as blocked_by
      from conversation_members own join profiles on profiles.id = own.other_profile_id
        join profiles viewer on viewer.id = own.profile_id
      where own.conversation_id = ${conversation} and own.profile_id = ${profileId} and ${mayKnowOther}
    ), moved as (
      update conversation_members own set delivered_until = least(${deliveredUntil}::bigint, own.last_message_id)
      from side
      where own.conversation_id = side.conversation_id and own.profile_id = ${profileId}
        and not side.blocked and not side.blocked_by
        and own.delivered_until < least(${deliveredUntil}::bigint, own.last_message_id)
      returning own.conversation_id, own.delivered_until, side.user_id
    )
    select side.blocked, side.blocked_by, moved.user_id as recipient, moved.delivered_until from side left join moved on true`);
  const side = rows[0];
  if (!side) throw new CallError('not_found');
  if (side.blocked_by) throw new CallError('blocked_by');
  if (side.blocked) throw new CallError('blocked');
  const { recipient, delivered_until } = side;
  if (recipient !== null) await announce(db, [recipient], { type: 'read', conversation, delivered_until });
}

type Choice = { conversation: number; muted: boolean };

const updateMuted = statement({
  params: { muted: bool, conversation: int8, profileId: int8 },
  text: `
    update conversation_members set muted = :muted
    where conversation_id = :conversation and profile_id = :profileId`,
});

export async function muteChat(tx: Tx, actor: Actor, { conversation, muted }: Choice): Promise<void> {
  await requireConversation(tx, actor, conversation);
  await updateMuted(tx, { muted, conversation, profileId: actor.profileId });
  await announce(tx, [actor.userId], { type: 'chats' });
}
