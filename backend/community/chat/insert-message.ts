import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import type { MessageWarning } from '#lib/contract/community/chat-vocabulary.ts';
import { countStartedConversation } from '../../identity/accounts/update-account.ts';
import { recordMessage } from '../../outreach/notifications/record-event.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { messageColumns } from './columns.ts';
import type { MessageRow } from './present.ts';
import { conversations } from '../../platform/db/schema/chat.ts';
import { int8, orNull, timestamptz, statement } from '../../platform/db/statement.ts';

type Side = { profileId: number; userId: number | null };

/** An image whose files are already stored. */
export type ChatImage = { hash: string; width: number; height: number; thumbhash: string };

export type Content = {
  clientMessageId: string;
  /** The text; empty for a gift or an image. */
  body: string;
  gift?: string;
  image?: ChatImage;
  warning?: MessageWarning | null;
  /** The answered message, of the same conversation. */
  replyTo?: number | undefined;
};

type NewMessage = Content & {
  conversation: number | null;
  from: Side;
  to: Side;
  automatic: boolean;
  now: Date;
};

/**
 * Also counts the message as unread, queues a mail and announces it to both members; a text clears the draft. Locks the
 * conversation first, so that ids increase in the order in which messages become visible.
 */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<MessageRow> {
  const conversation = message.conversation ?? (await startConversation(tx, message));
  const { image } = message;
  const to = [message.from.userId, message.to.userId].filter((id) => id !== null);
  const { rows } = await tx.execute<MessageRow>(sql`
    with locked as materialized (
      select id from conversations where id = ${conversation} for update
    ), sent as (
      insert into messages (conversation_id, sender_profile_id, client_message_id, body, gift, image_hash, image_width,
        image_height, image_thumbhash, reply_to, warning, automatic, created_at)
      select locked.id, ${message.from.profileId}::bigint, ${message.clientMessageId}::uuid, ${message.body}::text,
        ${message.gift ?? null}::text, ${image?.hash ?? null}::text, ${image?.width ?? null}::int,
        ${image?.height ?? null}::int, ${image?.thumbhash ?? null}::text, ${message.replyTo ?? null}::bigint,
        ${message.warning ?? null}::text, ${message.automatic}::boolean, ${message.now.toISOString()}::timestamptz
      from locked returning *
    ), shown as (
      update conversation_members set
        last_message_id = sent.id,
        unread = case when profile_id = sent.sender_profile_id then unread else unread + 1 end
      from sent where conversation_members.conversation_id = sent.conversation_id
    ), emptied as (
      delete from drafts using sent where drafts.sender_profile_id = sent.sender_profile_id and drafts.recipient_profile_id = ${message.to.profileId}
        and sent.body <> ''
    ), noted as (
      ${recordMessage(message.to.userId, message.conversation === null)}
    )
    select ${messageColumns(sql`sent`)} from sent`);
  const row = rows[0];
  if (!row) throw new Error('The message was not written');
  await announce(tx, to, { type: 'message', conversation, message: row.id });
  return row;
}

const selectStarted = statement({
  params: {
    profileA: int8,
    profileB: int8,
    profileId: int8,
    now: timestamptz,
    toProfileId: int8,
    userId: orNull(int8),
  },
  row: { id: conversations.id },
  text: `
    with started as (
      insert into conversations (profile_a, profile_b, starter_profile_id, created_at)
      values (:profileA, :profileB, :profileId,
        :now)
      on conflict on constraint one_conversation_for_a_pair do nothing
      returning id
    ), sides as (
      insert into conversation_members (conversation_id, profile_id, other_profile_id)
      select id, :profileId::bigint, :toProfileId::bigint from started
      union all select id, :toProfileId::bigint, :profileId::bigint from started
    ), counted as (
      ${countStartedConversation}
    )
    select id from started`,
});

const selectConversations = statement({
  params: { profileA: int8, profileB: int8 },
  row: { id: conversations.id },
  text: `
    select id from conversations where profile_a = :profileA
      and profile_b = :profileB`,
});

async function startConversation(tx: Tx, { from, to, now }: NewMessage): Promise<number> {
  const { rows } = await selectStarted(tx, {
    profileA: Math.min(from.profileId, to.profileId),
    profileB: Math.max(from.profileId, to.profileId),
    profileId: from.profileId,
    now,
    toProfileId: to.profileId,
    userId: from.userId,
  });
  if (rows[0]) return rows[0].id;
  // The other member has just started it and committed; otherwise the insert would still be waiting.
  const found = await selectConversations(tx, {
    profileA: Math.min(from.profileId, to.profileId),
    profileB: Math.max(from.profileId, to.profileId),
  });
  const id = found.rows[0]?.id;
  if (id === undefined) throw new Error('The conversation vanished');
  return id;
}
