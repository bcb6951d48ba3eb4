import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { announce } from '../realtime/hub.ts';
import { requireConversation } from './read-chat.ts';

type Choice = { conversation: number; muted: boolean };

/** Mutes a conversation for the caller, or ends that. */
export async function muteChat(tx: Tx, actor: Actor, { conversation, muted }: Choice): Promise<void> {
  await requireConversation(tx, actor, conversation);
  await tx.execute(sql`
    update conversation_members set muted = ${muted}
    where conversation_id = ${conversation} and profile_id = ${actor.profileId}`);
  await announce(tx, [actor.userId], { type: 'chats' });
}
