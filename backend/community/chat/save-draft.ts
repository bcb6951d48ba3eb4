import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { requireNotBlocked } from '../members/blocks.ts';
import { int8, text, timestamptz } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Draft = { profileId: number; body: string };

const deleteDrafts = statement({
  params: { profileId: int8, profileId2: int8 },
  text: `delete from drafts where author = :profileId and about = :profileId2`,
});

const insertDrafts = statement({
  params: { profileId: int8, profileId2: int8, body: text, now: timestamptz },
  text: `
    insert into drafts (author, about, body, changed_at)
    values (:profileId, :profileId2, :body, :now)
    on conflict (author, about) do update set body = excluded.body, changed_at = excluded.changed_at`,
});

/** A blank text deletes the draft. Other devices see the change on their next poll. */
export async function saveDraft(tx: Tx, actor: Actor, { profileId, body }: Draft, now: Date): Promise<void> {
  await requireNotBlocked(tx, actor, profileId);
  if (!body.trim()) {
    await deleteDrafts(tx, { profileId: actor.profileId, profileId2: profileId });
    return;
  }
  await insertDrafts(tx, { profileId: actor.profileId, profileId2: profileId, body, now });
}
