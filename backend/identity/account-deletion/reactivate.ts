import { eq, sql } from 'drizzle-orm';
import { isConfirmable } from '../accounts/create-account.ts';
import { markLinkUsed } from '../credentials/mail-links.ts';
import { endOtherSignups } from '../accounts/end-other-signups.ts';
import { recordLogin } from '../accounts/record-login.ts';
import { createSession, type Device } from '../accounts/create-session.ts';
import { databaseErrorCode, type Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { CallError } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/http/session.ts';
import { restoreProfile } from '../../community/members/account-profile.ts';
import { scheduleWeeklyDigest } from '../../outreach/notifications/schedule-weekly-digest.ts';
import { announce } from '../../platform/realtime/hub.ts';
import { isReturnable } from './reactivation-link.ts';
import { announceMemberChange } from './announce-member-change.ts';
import { bytea, statement } from '../../platform/db/statement.ts';

type Returning = {
  userId: number;
  profileId: number;
  brandId: string;
  pool: string;
  email: string;
  account: 'active' | 'not_confirmed';
};

/**
 * Restores a deleted account with its mailed single-use link and opens a session.
 * @throws link_expired, account_closed if the operator has locked it since, account_exists if another account has the
 * address
 */
export async function reactivate(
  tx: Tx,
  brandId: string,
  token: string,
  device: Device,
  now: Date,
): Promise<{ userId: number; token: string }> {
  const account = await lockAccount(tx, brandId, token, now);
  if (!account) throw new CallError('link_expired');
  await restoreStatus(tx, account);
  await markLinkUsed(tx, token, now);
  await restoreProfile(tx, account, now);
  await tx
    .update(users)
    .set({ deletedAt: null, eraseAt: null, deletionReason: null, stateBeforeDeletion: null })
    .where(eq(users.id, account.userId));
  if (account.account === 'active') await endOtherSignups(tx, { brandId, email: account.email, now });
  await announce(tx, [account.userId], { type: 'user' });
  await scheduleWeeklyDigest(tx, account.userId, now);
  await announceMemberChange(tx, account);
  await recordLogin(tx, { ...device, userId: account.userId, outcome: 'logged_in', now });
  return { userId: account.userId, token: await createSession(tx, account.userId, device, now) };
}

const lockAddress = statement({
  params: { hash: bytea },
  text: `
    select pg_advisory_xact_lock(hashtext('activation:' || users.brand_id || ':' || users.email))
    from mail_tokens join users on users.id = mail_tokens.user_id where mail_tokens.token_hash = :hash`,
});

/** Same lock as an activation of the address, so that only one of its accounts wins. */
async function lockAccount(tx: Tx, brandId: string, token: string, now: Date): Promise<Returning | null> {
  const hash = hashToken(token);
  await lockAddress(tx, { hash });
  const { rows } = await tx.execute<Returning & { locked: boolean }>(sql`
    select users.id as "userId", profiles.id as "profileId", users.brand_id as "brandId", profiles.pool, users.email,
      coalesce(users.state_before_deletion->>'account', 'not_confirmed') as account, users.locked_at is not null as locked
    from mail_tokens join users on users.id = mail_tokens.user_id join profiles on profiles.user_id = users.id
    where mail_tokens.token_hash = ${hash} and mail_tokens.purpose = 'reactivation' and mail_tokens.used_at is null
      and mail_tokens.email = users.email and users.brand_id = ${brandId} and ${isReturnable(now)}
    for update of users, mail_tokens`);
  const row = rows[0];
  if (row?.locked) throw new CallError('account_closed');
  return row ?? null;
}

async function restoreStatus(tx: Tx, { userId, account, brandId, email }: Returning): Promise<void> {
  if (!(await isConfirmable(tx, brandId, email))) throw new CallError('account_exists');
  try {
    await tx.update(users).set({ status: account }).where(eq(users.id, userId));
  } catch (error) {
    if (databaseErrorCode(error) === '23505') throw new CallError('account_exists');
    throw error;
  }
}
