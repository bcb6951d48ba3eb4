import type { Brand } from '../../brands/brand.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { requireLength, findMessageWarning } from './scam-filter/message-policy.ts';
import { lockMessage, requireChangeable, announceMessageChange } from './own-message.ts';
import type { MessageRow } from './present.ts';
import { requireMessage } from './queries.ts';
import { int4, int8, orNull, text, timestamptz, statement } from '../../platform/db/statement.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { eraseMessage } from './erase-message.ts';
import type { Reaction } from '#lib/contract/community/chat-vocabulary.ts';

const updateMessages = statement({
  params: { body: text, warning: orNull(text), now: timestamptz, characters: int4, id: int8 },
  text: `
    update messages set body = :body, warning = :warning, edited_at = :now,
      edits = edits + 1, edited_characters = edited_characters + :characters::int
    where id = :id`,
});

/** An identical text changes nothing. @throws edit_limit if the change is too large for a correction */
export async function editMessage(
  tx: Tx,
  brand: Brand,
  actor: Actor,
  { id, body }: { id: number; body: string },
  now: Date,
): Promise<MessageRow> {
  requireLength(body, brand.settings);
  const message = await lockMessage(tx, actor, id);
  if (message.deleted_at) throw new CallError('not_found');
  if (message.sender === actor.profileId && message.body === body) return requireMessage(tx, id);
  requireChangeable(message, actor, now);
  if (message.gift || message.image_hash) throw invalidInput({ body: 'invalid' });
  const characters = changedCharacters(message.body, body);
  if (!mayEdit({ body: message.body, edits: message.edits, edited: message.edited_characters }, characters))
    throw new CallError('edit_limit');
  const warning = findMessageWarning(body, brand.settings);
  await updateMessages(tx, { body, warning, now, characters, id });
  await announceMessageChange(tx, actor, message);
  return requireMessage(tx, id);
}

const maxEdits = 3;
/** Characters that may change in total, or half of a longer text: enough for a correction, not for a second message. */
const minChange = 20;

/** Number of characters between the common prefix and suffix of two texts. */
export function changedCharacters(before: string, after: string): number {
  const [from, to] = [Array.from(before), Array.from(after)];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  return Math.max(from.length, to.length) - start - end;
}

export function mayEdit(
  { body, edits, edited }: { body: string; edits: number; edited: number },
  characters: number,
): boolean {
  const maxChange = Math.max(minChange, Math.floor(Array.from(body).length / 2));
  return edits < maxEdits && edited + characters <= maxChange;
}

/** Idempotent. Gives no refund, as the message was delivered. */
export async function deleteMessage(
  tx: Tx,
  jobs: Jobs,
  actor: Actor,
  id: number,
  now: Date,
): Promise<MessageRow> {
  const message = await lockMessage(tx, actor, id);
  if (message.deleted_at && message.sender === actor.profileId) return requireMessage(tx, id);
  requireChangeable(message, actor, now);
  await eraseMessage(tx, jobs, message, now);
  await announceMessageChange(tx, actor, message);
  return requireMessage(tx, id);
}

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
  const message = await lockMessage(tx, actor, id);
  if (message.deleted_at) throw new CallError('not_found');
  const { rowCount } = emoji
    ? await insertMessageReactions(tx, { messageId: id, profileId: actor.profileId, emoji, now })
    : await deleteMessageReactions(tx, { id, profileId: actor.profileId });
  if (rowCount) await announceMessageChange(tx, actor, message);
  return requireMessage(tx, id);
}
