import type { Brand } from '../../brands/brand.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { requireNotBlocked } from './blocks.ts';
import { int8, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const deleteProfileNotes = statement({
  params: { profileId: int8, id: int8 },
  text: `delete from profile_notes where author_profile_id = :profileId and subject_profile_id = :id`,
});

const insertProfileNotes = statement({
  params: { profileId: int8, id: int8, note: text, now: timestamptz },
  text: `
    insert into profile_notes (author_profile_id, subject_profile_id, note, changed_at)
    values (:profileId, :id, :note, :now)
    on conflict (author_profile_id, subject_profile_id) do update set note = excluded.note, changed_at = excluded.changed_at`,
});

/**
 * Saves the caller's private note about a member; an empty text deletes it.
 * @throws not_found if the brand has no notes, and what `requireNotBlocked` throws
 */
export async function saveMemberNote(
  tx: Tx,
  brand: Brand,
  actor: Actor,
  { id, note }: { id: number; note: string },
  now: Date,
): Promise<void> {
  if (!brand.settings.visible_profile_notes) throw new CallError('not_found');
  await requireNotBlocked(tx, actor, id);
  if (note === '') {
    await deleteProfileNotes(tx, { profileId: actor.profileId, id });
    return;
  }
  await insertProfileNotes(tx, { profileId: actor.profileId, id, note, now });
}
