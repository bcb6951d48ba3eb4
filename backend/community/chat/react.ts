import type { Reaction } from '#lib/contract/community/chat-vocabulary.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { holdMessage, announceMessageChange } from './own-message.ts';
import type { MessageRow } from './present.ts';
import { requireMessage } from './queries.ts';
import { int8, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const insertMessageReactions = statement({
  params: { messageId: int8, profileId: int8, emoji: text, now: timestamptz },
  text: `
    insert into message_reactions (message_id, profile_id, emoji, created_at)
        values (:messageId, :profileId, :emoji, :now)
        on conflict (message_id, profile_id) do update set emoji = excluded.emoji
        where message_reactions.emoji <> excluded.emoji`,
});

const deleteMessageReactions = statement({
  params: { id: int8, profileId: int8 },
  text: `delete from message_reactions where message_id = :id and profile_id = :profileId`,
});

/** Replaces the caller's earlier emoji; null removes it. */
export async function react(
  tx: Tx,
  actor: Actor,
  { message: id, emoji }: { message: number; emoji: Reaction | null },
  now: Date,
): Promise<MessageRow> {
  const message = await holdMessage(tx, actor, id);
  if (message.deleted_at) throw new CallError('not_found');
  const { rowCount } = emoji
    ? await insertMessageReactions(tx, { messageId: id, profileId: actor.profileId, emoji, now })
    : await deleteMessageReactions(tx, { id, profileId: actor.profileId });
  if (rowCount) await announceMessageChange(tx, actor, message);
  return requireMessage(tx, id);
}
