import type { Tx } from '../../platform/db/connect.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { eraseMessage } from './erase-message.ts';
import { conversationMembers, messages } from '../../platform/db/schema/chat.ts';
import { bool, int8, json, jsonb, orNull, statement } from '../../platform/db/statement.ts';

/** With its reactions; `image_hash` names files that are still needed. */
export type RemovedMessage = Record<string, unknown> & { image_hash: string | null };

type Held = {
  conversation: number;
  sender: number;
  other_profile: number;
  users: number[] | null;
  deleted: boolean;
  stored: RemovedMessage;
};

/**
 * Returns the data needed to restore the message.
 * @throws {Error} with a message if this profile sent no such message or has deleted it
 */
export async function removeMessage(
  tx: Tx,
  jobs: Jobs,
  { id, sender }: { id: number; sender: number },
  now: Date,
): Promise<RemovedMessage> {
  const message = await hold(tx, id);
  if (message?.sender !== sender) throw new Error(`Profile ${sender} has sent no message ${id}.`);
  if (message.deleted) throw new Error(`Message ${id} was taken back by its sender.`);
  await eraseMessage(tx, jobs, { ...message, id, image_hash: message.stored.image_hash }, now);
  await announceChange(tx, id, message);
  return message.stored;
}

const updateMessages = statement({
  params: { stored: jsonb<object>(), id: int8, reactions: jsonb<object>() },
  text: `
    with stored as (select * from jsonb_populate_record(null::messages, :stored::jsonb)), liked as (
      insert into message_reactions (message_id, profile_id, emoji, created_at)
      select :id::bigint, profile_id, emoji, created_at
      from jsonb_populate_recordset(null::message_reactions, :reactions::jsonb)
      on conflict do nothing
    )
    update messages set body = stored.body, gift = stored.gift, image_hash = stored.image_hash,
      image_width = stored.image_width, image_height = stored.image_height, image_thumbhash = stored.image_thumbhash,
      reply_to = (select answered.id from messages answered where answered.id = stored.reply_to),
      warning = stored.warning, deleted_at = null
    from stored where messages.id = :id`,
});

/** Does not mark it as unread. */
export async function restoreMessage(tx: Tx, id: number, stored: RemovedMessage): Promise<void> {
  const message = await hold(tx, id);
  if (!message?.deleted) return;
  await updateMessages(tx, { stored, id, reactions: stored.reactions ?? [] });
  await announceChange(tx, id, message);
}

const selectProfiles = statement({
  params: { id: int8 },
  row: {
    conversation: messages.conversationId,
    sender: messages.senderProfileId,
    deleted: bool,
    other_profile: conversationMembers.otherProfileId,
    users: orNull(json<number[]>()),
    stored: json<RemovedMessage>(),
  },
  text: `
    select messages.conversation_id as conversation, messages.sender_profile_id as sender, messages.deleted_at is not null as deleted,
      own.other_profile_id as other_profile,
      (select json_agg(profiles.user_id) from profiles
        where profiles.id in (own.profile_id, own.other_profile_id) and profiles.user_id is not null) as users,
      json_build_object('body', body, 'gift', gift, 'image_hash', image_hash, 'image_width', image_width,
        'image_height', image_height, 'image_thumbhash', image_thumbhash, 'reply_to', reply_to, 'warning', warning,
        'reactions', (select coalesce(json_agg(row_to_json(message_reactions)), '[]') from message_reactions
          where message_id = messages.id)) as stored
    from messages join conversation_members own
      on own.conversation_id = messages.conversation_id and own.profile_id = messages.sender_profile_id
    where messages.id = :id for no key update of messages, own`,
});

async function hold(tx: Tx, id: number): Promise<Held | null> {
  const { rows } = await selectProfiles(tx, { id });
  return rows[0] ?? null;
}

const announceChange = (tx: Tx, id: number, { users, conversation }: Held) =>
  announce(tx, users ?? [], { type: 'message', conversation, message: id });
