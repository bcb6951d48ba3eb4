import { maxPhotos } from '#lib/contract/community/photo-limits.ts';
import type { Queries, Tx } from '../../platform/db/connect.ts';
import { authenticationRequired, CallError } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { announce, invalidateTags } from '../../platform/realtime/hub.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int4, int8, statement } from '../../platform/db/statement.ts';

export const photoLimit = (paidUser: boolean) => (paidUser ? maxPhotos.premium : maxPhotos.free);

const selectProfiles = statement({
  params: { profileId: int8 },
  row: { paid_user: users.paidUser },
  text: `
    select users.paid_user from profiles join users on users.id = profiles.user_id
    where profiles.id = :profileId for no key update of profiles`,
});

/** Locks the member's photos, so that parallel calls count one after the other. Returns the limit. */
export async function lockPhotos(tx: Tx, actor: Actor): Promise<number> {
  const { rows } = await selectProfiles(tx, { profileId: actor.profileId });
  const row = rows[0];
  if (!row) throw authenticationRequired();
  return photoLimit(row.paid_user);
}

const selectPhotos = statement({
  params: { profileId: int8 },
  row: { count: int4 },
  text: `select count(*)::int as count from photos where profile_id = :profileId and removed_at is null`,
});

/** @throws photo_limit if no slot is free; removed photos do not count */
export async function requirePhotoSlot(db: Queries, actor: Actor, limit: number): Promise<void> {
  const { rows } = await selectPhotos(db, { profileId: actor.profileId });
  if ((rows[0]?.count ?? 0) >= limit) throw new CallError('photo_limit', { limit });
}

const updateProfiles = statement({
  params: { profileId: int8 },
  text: `
    update profiles set changed_at = now() where id in (
      select id from profiles where id = :profileId for no key update skip locked)`,
});

/** Records the change and invalidates all pages with the member's photos on commit. */
export async function announcePhotoChange(
  tx: Tx,
  { profileId, pool, userId }: { profileId: number; pool: string; userId: number | null },
): Promise<void> {
  // A transaction that holds the profile may be waiting for one of our photos, and also records a change.
  await updateProfiles(tx, { profileId });
  await invalidateTags(tx, `member:${profileId}`, `members:${pool}`);
  if (userId !== null) await announce(tx, [userId], { type: 'user' });
}
