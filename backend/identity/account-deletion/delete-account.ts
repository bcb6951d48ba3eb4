import { eq } from 'drizzle-orm';
import type { DeletionReason } from '#lib/contract/identity/deletion-reasons.ts';
import { showAddress } from '../../platform/texts/show-address.ts';
import { consumeMailQuota } from '../credentials/consume-mail-quota.ts';
import { endSessions, logOut } from '../accounts/end-sessions.ts';
import { disableProfile } from '../../community/members/account-profile.ts';
import { deletePending } from '../../outreach/notifications/purge-notifications.ts';
import { deletePushSubscriptions } from '../../outreach/push/unsubscribe-push.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { authenticationRequired } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { deletionGracePeriodMs } from './begin-deletion.ts';
import { announceMemberChange } from './announce-member-change.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { mailTokens } from '../../platform/db/schema/credentials.ts';
import { int8, orNull, text, timestamptz, statement } from '../../platform/db/statement.ts';

type Deletion = { email: string; erase_at: string };

/** Mails per day to an unconfirmed address. */
const mailsADay = 9;

/** Seconds added to the reactivation deadline, so that the job finds the account due. */
const margin = 1;

/** Open payments stay, so that incoming money is booked or refunded. Requires a checked password. */
export async function deleteAccount(
  tx: Tx,
  { env, jobs }: Pick<Services, 'env' | 'jobs'>,
  actor: Actor,
  { reason, token }: { reason: DeletionReason | null; token: string },
  now: Date,
): Promise<Deletion> {
  const eraseAt = new Date(now.getTime() + deletionGracePeriodMs);
  const email = await markDeleted(tx, actor, { reason, eraseAt, now });
  // Does not notify the calling page, which goes on to show what happens next.
  await logOut(tx, token);
  await endSessions(tx, actor.userId, null);
  await deletePendingNews(tx, actor.userId);
  await announceMemberChange(tx, actor);
  // An unconfirmed address may be a stranger's, who must not be flooded with mails.
  const quota = {
    env,
    brandId: actor.brandId,
    purpose: 'reactivation',
    recipient: email,
    freeMails: mailsADay,
  };
  if (actor.confirmed || (await consumeMailQuota(tx, quota, now)))
    await jobs.enqueue(tx, 'send-mail', { mail: 'reactivation', id: actor.userId });
  await jobs.enqueue(tx, 'erase-accounts', {}, deletionGracePeriodMs / 1000 + margin);
  return { email: showAddress(email), erase_at: eraseAt.toISOString() };
}

const updateUsers = statement({
  params: { now: timestamptz, eraseAt: timestamptz, reason: orNull(text), userId: int8, profileId: int8 },
  row: { email: users.email },
  text: `
    update users set status = 'deleted', deleted_at = :now, erase_at = :eraseAt,
      deletion_reason = :reason, state_before_deletion = json_build_object('account', users.status, 'profile', profiles.status)
    from profiles where users.id = :userId and users.status <> 'deleted' and profiles.id = :profileId
    returning users.email`,
});

/** Stores the state of account and profile for a reactivation; a parallel second call finds no row. */
async function markDeleted(
  tx: Tx,
  { userId, profileId }: Actor,
  { reason, eraseAt, now }: { reason: DeletionReason | null; eraseAt: Date; now: Date },
): Promise<string> {
  const { rows } = await updateUsers(tx, { now, eraseAt, reason, userId, profileId });
  const row = rows[0];
  if (!row) throw authenticationRequired();
  await disableProfile(tx, profileId);
  return row.email;
}

async function deletePendingNews(tx: Tx, userId: number): Promise<void> {
  await deletePushSubscriptions(tx, userId);
  await deletePending(tx, userId);
  await tx.delete(mailTokens).where(eq(mailTokens.userId, userId));
}
