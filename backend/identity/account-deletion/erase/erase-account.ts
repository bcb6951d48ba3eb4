import { randomBytes } from 'node:crypto';
import { hashMailbox, storeReturningMember } from '../../returning-members/returning-member.ts';
import { inTransaction, type Tx } from '#backend/platform/db/connect.ts';
import type { Services } from '#backend/platform/http/call.ts';
import { eraseTracking } from '#backend/growth/tracking/purge-tracking.ts';
import { announceMemberChange } from '../announce-member-change.ts';
import { eraseAccess } from './erase-access.ts';
import { eraseComplaints } from './erase-complaints.ts';
import { eraseMessages } from './erase-messages.ts';
import { eraseMoney } from './erase-money.ts';
import { eraseProfile } from './erase-profile.ts';
import type { Erased } from './erased.ts';
import { profiles } from '#backend/platform/db/schema/members.ts';
import { users } from '#backend/platform/db/schema/accounts.ts';
import { bool, int8, text, timestamptz, statement } from '#backend/platform/db/statement.ts';
import { liftTimeout } from '#backend/platform/db/transaction-settings.ts';

/** See docs/decisions/0013-hide-then-erase-deleted-accounts.md. One transaction, only once; jobs queued here erase the files. */
export async function eraseAccount(
  { db, env, jobs, now }: Pick<Services, 'db' | 'env' | 'jobs' | 'now'>,
  userId: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Years of messages take longer than the statement timeout.
    await liftTimeout(tx);
    const account = await lockDue(tx, userId, now());
    if (!account) return;
    // Before likes and conversations lose the other members.
    await announceMemberChange(tx, account);
    // Before blocks, discounts and account data are erased.
    if (account.isConfirmed) await storeReturningMember(tx, account, hashMailbox(env, account.email), now());
    const pictures = [
      ...(await eraseProfile(tx, account, now())),
      ...(await eraseMessages(tx, account, now())),
    ];
    await pseudonymise(tx, account, now());
    pictures.push(...(await eraseComplaints(tx, account)));
    await eraseMoney(tx, account);
    await eraseTracking(tx, userId);
    const exported = await eraseAccess(tx, env, account);
    for (const hash of new Set(pictures)) await jobs.enqueue(tx, 'erase-photo', { hash });
    for (const file of exported) await jobs.enqueue(tx, 'erase-export', { file });
  });
}

const selectUsers = statement({
  params: { userId: int8, now: timestamptz },
  row: {
    userId: users.id,
    profileId: profiles.id,
    brandId: users.brandId,
    pool: profiles.pool,
    email: users.email,
    isConfirmed: bool,
  },
  text: `
    select users.id as "userId", profiles.id as "profileId", users.brand_id as "brandId", profiles.pool, users.email,
      coalesce(users.state_before_deletion->>'account', 'not_confirmed') = 'active' as "isConfirmed"
    from users join profiles on profiles.user_id = users.id
    where users.id = :userId and users.status = 'deleted' and users.erased_at is null
      and users.erase_at <= :now
    for update of users, profiles`,
});

/** Locked, so that a concurrent reactivation waits and then finds the account gone. */
async function lockDue(tx: Tx, userId: number, now: Date): Promise<Erased | null> {
  const { rows } = await selectUsers(tx, { userId, now });
  return rows[0] ?? null;
}

const updateUsers = statement({
  params: { pseudonym: text, now: timestamptz, userId: int8 },
  text: `
    update users set email = :pseudonym, password_hash = '', language = 'en', notifications_disabled = '{}',
      idempotency_key = null, address_hash = null, confirmable = false, confirmed_at = null, tracking = '{}', signup_message = null,
      started_conversations = 0, time_zone = null, email_source = 'signup', email_since = null,
      consents_answered_at = null, state_before_deletion = null, deletion_reason = null, redeemed_bonuses = '{}', redeemed_discounts = '{}', deletion_started_at = null,
      erased_at = :now
    where id = :userId`,
});

/** Leaves only the user id, which ledger and payments reference. */
async function pseudonymise(tx: Tx, { userId }: Erased, now: Date): Promise<void> {
  const pseudonym = `erased-${randomBytes(12).toString('hex')}@invalid`;
  await updateUsers(tx, { pseudonym, now, userId });
}
