import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { int8, int8s, statement } from '../../platform/db/statement.ts';

/** Hides the existing messages of a conversation from the caller; a later message brings it back. */
export async function deleteChat(tx: Tx, actor: Actor, conversation: number): Promise<void> {
  const removed = await hide(tx, actor, sql`conversation_id = ${conversation}`);
  if (!removed.length) throw new CallError('not_found');
  await endDrafts(tx, actor, removed);
}

export async function deleteChatsWith(tx: Tx, actor: Actor, other: number): Promise<void> {
  await hide(tx, actor, sql`other_profile_id = ${other}`);
  await endDrafts(tx, actor, [other]);
}

async function hide(tx: Tx, { profileId }: Actor, which: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ other: number }>(sql`
    update conversation_members set hidden_until = last_message_id, unread = 0
    where profile_id = ${profileId} and ${which} returning other_profile_id as other`);
  return rows.map(({ other }) => other);
}

const deleteDrafts = statement({
  params: { profileId: int8, others: int8s },
  text: `delete from drafts where sender_profile_id = :profileId and recipient_profile_id = any(:others::bigint[])`,
});

async function endDrafts(tx: Tx, actor: Actor, others: number[]): Promise<void> {
  await deleteDrafts(tx, { profileId: actor.profileId, others });
  await announce(tx, [actor.userId], { type: 'chats' });
}
