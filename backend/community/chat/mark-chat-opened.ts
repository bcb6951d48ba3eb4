import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { requireNotBlocked } from '../members/blocks.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { int8, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const updateConversationMembers = statement({
  params: { profileId: int8, other: int8 },
  text: `
    update conversation_members set unread = 0
    where profile_id = :profileId and other_profile_id = :other and unread > 0`,
});

/**
 * Keeps whose chat the caller has opened; there need be no conversation yet. Section 4: nothing in it counts as unread
 * any more, though how far the caller has read is another matter.
 */
export async function markChatOpened(tx: Tx, actor: Actor, other: number, now: Date): Promise<void> {
  await requireNotBlocked(tx, actor, other);
  // In the same order as `readChat` does, for both are asked for at the same moment.
  const { rowCount } = await updateConversationMembers(tx, { profileId: actor.profileId, other });
  await rememberOpened(tx, actor, other, now);
  if (rowCount) await announce(tx, [actor.userId], { type: 'chats' });
}

const insertLastOpenedChats = statement({
  params: { profileId: int8, other: int8, now: timestamptz },
  text: `
    insert into last_opened_chats (profile_id, other_profile_id, opened_at)
    values (:profileId, :other, :now)
    on conflict (profile_id) do update set other_profile_id = excluded.other_profile_id, opened_at = excluded.opened_at`,
});

export async function rememberOpened(tx: Tx, { profileId }: Actor, other: number, now: Date): Promise<void> {
  await insertLastOpenedChats(tx, { profileId, other, now });
}
