import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../http/session.ts';
import { requireWilling } from '../members/blocks.ts';

type Draft = { profileId: number; body: string };

/** Keeps what the caller has begun to write to a member; blank removes it. Other devices learn of it by their next poll. */
export async function saveDraft(tx: Tx, actor: Actor, { profileId, body }: Draft, now: Date): Promise<void> {
  await requireWilling(tx, actor, profileId);
  if (!body.trim()) {
    await tx.execute(sql`delete from drafts where author = ${actor.profileId} and about = ${profileId}`);
    return;
  }
  await tx.execute(sql`
    insert into drafts (author, about, body, changed_at)
    values (${actor.profileId}, ${profileId}, ${body}, ${now.toISOString()})
    on conflict (author, about) do update set body = excluded.body, changed_at = excluded.changed_at`);
}
