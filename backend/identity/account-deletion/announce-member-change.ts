import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { indexingTag } from '../../community/members/consents.ts';
import { announce, invalidateTags } from '../../platform/realtime/hub.ts';

type Member = { profileId: number; pool: string };

/** Invalidates all pages, lists and conversations with the member on commit. */
export async function announceMemberChange(tx: Tx, { profileId, pool }: Member): Promise<void> {
  await invalidateTags(tx, `member:${profileId}`, `members:${pool}`, indexingTag(pool));
  const talking = await loadIds(
    tx,
    sql`select other_profile_id as id from conversation_members where profile_id = ${profileId}`,
  );
  const liking = await loadIds(
    tx,
    sql`select liked_profile_id as id from likes where liker_profile_id = ${profileId}
      union select liker_profile_id from likes where liked_profile_id = ${profileId}`,
  );
  await announce(tx, talking, { type: 'chats' });
  await announce(tx, liking, { type: 'likes' });
}

async function loadIds(tx: Tx, others: ReturnType<typeof sql>): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct users.id from (${others}) others join profiles on profiles.id = others.id
    join users on users.id = profiles.user_id where users.status <> 'deleted'`);
  return rows.map(({ id }) => id);
}
