import { sql } from 'drizzle-orm';
import type { Reaction } from '../../lib/contract/vocabulary.ts';
import type { Tx } from '../db/connect.ts';
import { CallError } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { holdMessage, tellOfChange } from './own-message.ts';
import type { MessageRow } from './present.ts';
import { requireMessage } from './queries.ts';

/** Puts the caller's emoji to a message in place of an earlier one, or takes it back with null. */
export async function react(
  tx: Tx,
  actor: Actor,
  { message: id, emoji }: { message: number; emoji: Reaction | null },
  now: Date,
): Promise<MessageRow> {
  const message = await holdMessage(tx, actor, id);
  if (message.deleted_at) throw new CallError('not_found');
  const { rowCount } = emoji
    ? await tx.execute(sql`
        insert into message_reactions (message_id, profile_id, emoji, created_at)
        values (${id}, ${actor.profileId}, ${emoji}, ${now.toISOString()})
        on conflict (message_id, profile_id) do update set emoji = excluded.emoji
        where message_reactions.emoji <> excluded.emoji`)
    : await tx.execute(sql`
        delete from message_reactions where message_id = ${id} and profile_id = ${actor.profileId}`);
  if (rowCount) await tellOfChange(tx, actor, message);
  return requireMessage(tx, id);
}
