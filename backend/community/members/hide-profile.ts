import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { announce, invalidateTags } from '../../platform/realtime/hub.ts';
import { indexingTag } from './consents.ts';

export const isHiddenByDecision = (profile: number): SQL => sql`exists (
  select 1 from decisions where decisions.profile_id = ${profile} and decisions.reversed_at is null
    and decisions.action in ('profile_hidden', 'account_locked'))`;

/** Hides a profile from everyone but its owner, as before its mail address was confirmed. */
export async function hideProfile(tx: Tx, id: number): Promise<void> {
  await change(tx, sql`update profiles set status = 'disabled' where id = ${id} and status = 'active'`, id);
}

/** Shows a profile again, unless another decision or the account's state forbids it. */
export async function showProfile(tx: Tx, id: number): Promise<void> {
  await change(
    tx,
    sql`update profiles set status = 'active' where id = ${id} and status = 'disabled'
      and (user_id is null or exists (select 1 from users where users.id = profiles.user_id and users.status = 'active'))
      and not ${isHiddenByDecision(id)}`,
    id,
  );
}

async function change(tx: Tx, update: SQL, id: number): Promise<void> {
  const { rows } = await tx.execute<{ pool: string; userId: number | null }>(
    sql`${update} returning pool, user_id as "userId"`,
  );
  const [profile] = rows;
  if (!profile) return;
  await invalidateTags(tx, `member:${id}`, `members:${profile.pool}`, indexingTag(profile.pool));
  if (profile.userId) await announce(tx, [profile.userId], { type: 'user' });
}
