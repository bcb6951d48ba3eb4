import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { requireWilling } from '../members/blocks.ts';

/** Keeps whose chat the caller has opened; there need be no conversation yet. */
export async function openChat(tx: Tx, actor: Actor, other: number, now: Date): Promise<void> {
  await requireWilling(tx, actor, other);
  await rememberOpened(tx, actor, other, now);
}

export async function rememberOpened(tx: Tx, { profileId }: Actor, other: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into last_opened_chats (profile_id, other_profile_id, opened_at)
    values (${profileId}, ${other}, ${now.toISOString()})
    on conflict (profile_id) do update set other_profile_id = excluded.other_profile_id, opened_at = excluded.opened_at`);
}
