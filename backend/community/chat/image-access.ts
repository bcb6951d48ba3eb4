import type { Queries } from '../../platform/db/connect.ts';
import type { Actor } from '../../platform/http/session.ts';
import { int8, text } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

const selectMessages = statement({
  params: { profileId: int8, hash: text },
  text: `
    select 1 from messages
    join conversation_members own on own.conversation_id = messages.conversation_id and own.profile_id = :profileId
    where messages.image_hash = :hash and messages.id > own.hidden_until and not exists (
      select 1 from blocks where (blocker_profile_id = :profileId and blocked_profile_id = own.other_profile_id)
        or (blocker_profile_id = own.other_profile_id and blocked_profile_id = :profileId))`,
});

/** Allowed for both members of the image's chat while the conversation is open to them. */
export async function mayViewImage(db: Queries, { profileId }: Actor, hash: string): Promise<boolean> {
  const { rows } = await selectMessages(db, { profileId, hash });
  return rows.length > 0;
}
