import { eq, sql, type SQL } from 'drizzle-orm';
import type { SignupInput } from '../../identity/accounts/check-signup.ts';
import type { Brand } from '../../brands/brand.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { findTown } from '../../platform/geo/towns.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { eraseProfilePhotos } from '../photos/erase-photos.ts';
import { startsShownToVisitors } from './consents.ts';
import { isHiddenByDecision } from './hide-profile.ts';

/** Disabled until the account is activated. */
export async function createProfile(
  tx: Tx,
  brand: Brand,
  input: SignupInput,
  userId: number,
  now: Date,
): Promise<void> {
  const town = await findTown(tx, input.city, input.country);
  await tx.insert(profiles).values({
    userId,
    brandId: brand.id,
    pool: brand.pool,
    status: 'disabled',
    fictional: false,
    name: input.name,
    gender: input.gender,
    sexuality: input.sexuality,
    dateOfBirth: input.date_of_birth,
    country: input.country,
    region: input.region,
    city: town?.name ?? input.city,
    latitude: town?.lat ?? null,
    longitude: town?.lon ?? null,
    language: input.language,
    shownToVisitors: startsShownToVisitors(brand.settings),
    createdAt: now,
    lastActiveAt: now,
  });
}

/** Shows the profile of an activated account, unless a decision hides it. */
export async function activateProfile(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.execute(sql`
    update profiles set status = case when ${isHiddenByDecision(id)} then status else 'active' end,
      last_active_at = ${now.toISOString()} where id = ${id}`);
}

/** For a deleted account. */
export async function disableProfile(tx: Tx, id: number): Promise<void> {
  await tx.update(profiles).set({ status: 'disabled' }).where(eq(profiles.id, id));
}

/** Restores the visibility before the deletion, also if the decision that hid the profile was reversed meanwhile. */
export async function restoreProfile(
  tx: Tx,
  { userId, profileId }: { userId: number; profileId: number },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update profiles set last_active_at = ${now.toISOString()}, status = case
      when users.status = 'active' and not ${isHiddenByDecision(profileId)}
        and (users.state_before_deletion->>'profile' = 'active' or exists (
          select 1 from decisions where decisions.profile_id = ${profileId} and decisions.reversed_at >= users.deleted_at
            and decisions.action in ('profile_hidden', 'account_locked')))
      then 'active' else 'disabled' end
    from users where profiles.id = ${profileId} and users.id = ${userId}`);
}

export async function setProfileLanguage(tx: Tx, userId: number, language: string): Promise<void> {
  await tx.update(profiles).set({ language }).where(eq(profiles.userId, userId));
}

/** Deletes the profiles of users without a trace. */
export async function deleteProfiles(tx: Tx, jobs: Jobs, userIds: SQL): Promise<void> {
  await eraseProfilePhotos(tx, jobs, sql`select id from profiles where user_id in (${userIds})`);
  await tx.execute(sql`delete from profiles where user_id in (${userIds})`);
}
