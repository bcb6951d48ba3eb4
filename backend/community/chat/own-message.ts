import { editWindowMs } from '#lib/contract/community/chat-vocabulary.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { mayKnowOther } from '../members/shown-on.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { conversationMembers, messages } from '../../platform/db/schema/chat.ts';
import { bool, int8, fixed, statement } from '../../platform/db/statement.ts';

export type LockedMessage = {
  id: number;
  conversation: number;
  sender: number;
  body: string;
  edits: number;
  edited_characters: number;
  gift: string | null;
  image_hash: string | null;
  created_at: Date | string;
  edited_at: Date | string | null;
  deleted_at: Date | string | null;
  other_profile: number;
  other_user: number | null;
  /** 0 unless both members share read receipts. */
  other_read_until: number;
  blocked: boolean;
  blocked_by: boolean;
};

const selectBlocks = statement({
  params: { profileId: int8, id: int8 },
  row: {
    id: messages.id,
    conversation: messages.conversationId,
    sender: messages.senderProfileId,
    body: messages.body,
    gift: messages.gift,
    image_hash: messages.imageHash,
    created_at: messages.createdAt,
    edited_at: messages.editedAt,
    deleted_at: messages.deletedAt,
    edits: messages.edits,
    edited_characters: messages.editedCharacters,
    other_profile: conversationMembers.profileId,
    other_user: profiles.userId,
    other_read_until: int8,
    blocked: bool,
    blocked_by: bool,
  },
  text: `
    select messages.id, messages.conversation_id as conversation, messages.sender_profile_id as sender, messages.body, messages.gift,
      messages.image_hash, messages.created_at, messages.edited_at, messages.deleted_at,
      messages.edits, messages.edited_characters,
      other.profile_id as other_profile, profiles.user_id as other_user,
      case when (select bool_and(users.read_receipts) from users join profiles either on either.user_id = users.id
        where either.id in (own.profile_id, own.other_profile_id)) then other.read_until else 0 end as other_read_until,
      exists (select 1 from blocks where blocker_profile_id = :profileId and blocked_profile_id = profiles.id) as blocked,
      exists (select 1 from blocks where blocker_profile_id = profiles.id and blocked_profile_id = :profileId) as blocked_by
    from messages
    join conversation_members own on own.conversation_id = messages.conversation_id and own.profile_id = :profileId
    join conversation_members other
      on other.conversation_id = messages.conversation_id and other.profile_id = own.other_profile_id
    join profiles on profiles.id = other.profile_id
    where messages.id = :id and messages.id > own.hidden_until and ${fixed(mayKnowOther)}
    for no key update of messages, other`,
});

/**
 * Locks the message and the other member's read position, so that it cannot be read while it changes.
 * @throws not_found for another member's message, blocked, blocked_by
 */
export async function lockMessage(tx: Tx, { profileId }: Actor, id: number): Promise<LockedMessage> {
  const { rows } = await selectBlocks(tx, { profileId, id });
  const message = rows[0];
  if (!message) throw new CallError('not_found');
  if (message.blocked_by) throw new CallError('blocked_by');
  if (message.blocked) throw new CallError('blocked');
  return message;
}

/** @throws not_found for another member's message, too_late after 5 minutes or once visibly read */
export function requireChangeable(message: LockedMessage, { profileId }: Actor, now: Date): void {
  if (message.sender !== profileId) throw new CallError('not_found');
  const age = now.getTime() - new Date(message.created_at).getTime();
  if (age > editWindowMs || message.other_read_until >= message.id) throw new CallError('too_late');
}

export async function announceMessageChange(
  tx: Tx,
  { userId }: Actor,
  message: LockedMessage,
): Promise<void> {
  const to = message.other_user === null ? [userId] : [userId, message.other_user];
  await announce(tx, to, { type: 'message', conversation: message.conversation, message: message.id });
}
