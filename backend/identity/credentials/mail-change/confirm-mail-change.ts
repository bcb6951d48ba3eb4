import { eq } from 'drizzle-orm';
import { carryOver } from '../../returning-members/carry-over.ts';
import { hashMailbox, storeReturningMember } from '../../returning-members/returning-member.ts';
import { endOtherSignups } from '../../accounts/end-other-signups.ts';
import type { Brand } from '#backend/brands/brand.ts';
import { databaseErrorCode, type Tx } from '#backend/platform/db/connect.ts';
import { CallError } from '#backend/platform/http/errors.ts';
import { hashToken } from '#backend/platform/http/session.ts';
import type { BackendEnv } from '#backend/env.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { liftStops } from '#backend/outreach/unsubscribe/stop-reasons.ts';
import { endLinks } from '../mail-links.ts';
import { profiles } from '#backend/platform/db/schema/members.ts';
import { mailTokens, users } from '#backend/platform/db/schema/accounts.ts';
import { bool, bytea, text, timestamptz } from '#backend/platform/db/sql-types.ts';
import { statement, type StatementRow } from '#backend/platform/db/statement.ts';

type Changed = { userId: number; email: string };

/**
 * Sets the new address by its mailed link and notifies the old one. A used link succeeds again while the address stays,
 * for retries after a lost response.
 * @throws link_expired, email_taken if another account has confirmed the address or was locked with it
 */
export async function confirmMailChange(
  tx: Tx,
  { brand, env, jobs }: { brand: Brand; env: BackendEnv; jobs: Jobs },
  token: string,
  now: Date,
): Promise<Changed> {
  const link = await lockLink(tx, brand.id, token, now);
  if (!link) throw new CallError('link_expired');
  const { userId, oldEmail, email } = link;
  if (link.isUsed) return { userId, email };

  await changeEmail(tx, link, now);
  await changeReturningMember(tx, env, { ...link, brandId: brand.id }, now);
  await tx
    .update(mailTokens)
    .set({ usedAt: now, previousEmail: oldEmail })
    .where(eq(mailTokens.tokenHash, hashToken(token)));
  // A reset link in the old mailbox would give its reader access.
  await endLinks(tx, userId, 'password_reset', now);
  await endOtherSignups(tx, { brandId: brand.id, email, now });
  await jobs.enqueue(tx, 'send-mail', { mail: 'mail-changed', id: userId });
  // The bounces were those of the old address; this also updates the member's pages.
  await liftStops(tx, userId, ['bounce']);
  return { userId, email };
}

const selectLink = statement({
  params: { hash: bytea, now: timestamptz, brandId: text },
  row: {
    userId: users.id,
    profileId: profiles.id,
    pool: profiles.pool,
    oldEmail: users.email,
    email: mailTokens.email,
    isUsed: bool,
  },
  text: `
    select users.id as "userId", profiles.id as "profileId", profiles.pool, users.email as "oldEmail",
      mail_tokens.email, mail_tokens.used_at is not null as "isUsed"
    from mail_tokens join users on users.id = mail_tokens.user_id join profiles on profiles.user_id = users.id
    where mail_tokens.token_hash = :hash and mail_tokens.purpose = 'mail_change'
      and mail_tokens.expires_at > :now and users.brand_id = :brandId
      and users.status = 'active' and users.locked_at is null
      and (mail_tokens.used_at is null or users.email = mail_tokens.email)
    for update of mail_tokens, users`,
});

type Link = StatementRow<typeof selectLink>;

async function lockLink(tx: Tx, brandId: string, token: string, now: Date): Promise<Link | null> {
  const { rows } = await selectLink(tx, { hash: hashToken(token), now, brandId });
  return rows[0] ?? null;
}

/** Remembers the old address for a while, so that a change of address gives no second gift. */
async function changeReturningMember(
  tx: Tx,
  env: BackendEnv,
  account: Link & { brandId: string },
  now: Date,
): Promise<void> {
  const [old, next] = [hashMailbox(env, account.oldEmail), hashMailbox(env, account.email)];
  // Another spelling of the same mailbox.
  if (old.equals(next)) return;
  const { banned } = await carryOver(tx, account, next, now);
  if (banned) throw new CallError('email_taken');
  await storeReturningMember(tx, account, old, now);
}

async function changeEmail(tx: Tx, { userId, email }: Link, now: Date): Promise<void> {
  try {
    await tx
      .update(users)
      .set({ email, emailSource: 'mail_change', emailSince: now })
      .where(eq(users.id, userId));
  } catch (error) {
    if (databaseErrorCode(error) === '23505') throw new CallError('email_taken');
    throw error;
  }
}
