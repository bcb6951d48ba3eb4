import type { Tx } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { requireNotBlocked } from '../members/blocks.ts';
import { int8, text, timestamptz, statement } from '../../platform/db/statement.ts';

type Draft = { profileId: number; body: string };

const deleteDrafts = statement({
  params: { senderProfileId: int8, recipientProfileId: int8 },
  text: `delete from drafts where sender_profile_id = :senderProfileId and recipient_profile_id = :recipientProfileId`,
});

const insertDrafts = statement({
  params: { senderProfileId: int8, recipientProfileId: int8, body: text, now: timestamptz },
  text: `
    insert into drafts (sender_profile_id, recipient_profile_id, body, changed_at)
    values (:senderProfileId, :recipientProfileId, :body, :now)
    on conflict (sender_profile_id, recipient_profile_id) do update set body = excluded.body, changed_at = excluded.changed_at`,
});

/** A blank text deletes the draft. Other devices see the change on their next poll. */
export async function saveDraft(tx: Tx, actor: Actor, { profileId, body }: Draft, now: Date): Promise<void> {
  await requireNotBlocked(tx, actor, profileId);
  if (!body.trim()) {
    await deleteDrafts(tx, { senderProfileId: actor.profileId, recipientProfileId: profileId });
    return;
  }
  await insertDrafts(tx, { senderProfileId: actor.profileId, recipientProfileId: profileId, body, now });
}
