import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { requireConversation } from './mark-chat-read.ts';
import { bool, int8 } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Choice = { conversation: number; muted: boolean };

const updateConversationMembers = statement({
  params: { muted: bool, conversation: int8, profileId: int8 },
  text: `
    update conversation_members set muted = :muted
    where conversation_id = :conversation and profile_id = :profileId`,
});

export async function muteChat(tx: Tx, actor: Actor, { conversation, muted }: Choice): Promise<void> {
  await requireConversation(tx, actor, conversation);
  await updateConversationMembers(tx, { muted, conversation, profileId: actor.profileId });
  await announce(tx, [actor.userId], { type: 'chats' });
}
