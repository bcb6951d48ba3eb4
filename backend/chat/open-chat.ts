import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { requireWilling } from '../members/blocks.ts';
import { announce } from '../realtime/hub.ts';

/**
 * Keeps whose chat the caller has opened; there need be no conversation yet. Section 4: nothing in it counts as unread
 * any more, though how far the caller has read is another matter.
 */
export async function openChat(tx: Tx, actor: Actor, other: number, now: Date): Promise<void> {
  await requireWilling(tx, actor, other);
  // In the same order as `readChat` does, for both are asked for at the same moment.
  const { rowCount } = await tx.execute(sql`
    update conversation_members set unread = 0
    where profile_id = ${actor.profileId} and other_profile_id = ${other} and unread > 0`);
  await rememberOpened(tx, actor, other, now);
  if (rowCount) await announce(tx, [actor.userId], { type: 'chats' });
}

export async function rememberOpened(tx: Tx, { profileId }: Actor, other: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into last_opened_chats (profile_id, other_profile_id, opened_at)
    values (${profileId}, ${other}, ${now.toISOString()})
    on conflict (profile_id) do update set other_profile_id = excluded.other_profile_id, opened_at = excluded.opened_at`);
}
