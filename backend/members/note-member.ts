import { sql } from 'drizzle-orm';
import type { Brand } from '../brands/brand.ts';
import type { Tx } from '../db/connect.ts';
import { CallError } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { requireWilling } from './blocks.ts';

/**
 * Keeps what the caller notes about a member, for nobody else to see; an empty text removes it. Throws not_found where
 * the brand has no notes, and what `requireWilling` throws.
 */
export async function noteMember(
  tx: Tx,
  brand: Brand,
  actor: Actor,
  { id, note }: { id: number; note: string },
  now: Date,
): Promise<void> {
  if (!brand.settings.visible_profile_notes) throw new CallError('not_found');
  await requireWilling(tx, actor, id);
  if (note === '') {
    await tx.execute(sql`delete from profile_notes where author = ${actor.profileId} and about = ${id}`);
    return;
  }
  await tx.execute(sql`
    insert into profile_notes (author, about, note, changed_at)
    values (${actor.profileId}, ${id}, ${note}, ${now.toISOString()})
    on conflict (author, about) do update set note = excluded.note, changed_at = excluded.changed_at`);
}
