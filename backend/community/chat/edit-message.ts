import { changedCharacters, mayEdit } from './message-edits.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { CallError, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { requireLength, findMessageWarning } from './check-text.ts';
import { holdMessage, requireChangeable, announceMessageChange } from './own-message.ts';
import type { MessageRow } from './present.ts';
import { requireMessage } from './queries.ts';
import { int4, int8, orNull, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

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
  const message = await holdMessage(tx, actor, id);
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
