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
 * Works before there is a conversation. Resets the unread count (`docs/specification.md` §4) but not the read
 * position.
 */
export async function markChatOpened(tx: Tx, actor: Actor, other: number, now: Date): Promise<void> {
  await requireNotBlocked(tx, actor, other);
  // Same lock order as `readChat`, as both are called at the same time.
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
