import { eq } from 'drizzle-orm';
import { carryOver } from '../returning-members/carry-over.ts';
import { hashMailbox, mayGrantBonuses } from '../returning-members/returning-member.ts';
import type { Brand } from '../../brands/brand.ts';
import { bookCredits } from '../../commerce/credits/book-credits.ts';
import { databaseErrorCode, type Tx } from '../../platform/db/connect.ts';
import { CallError } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/http/session.ts';
import type { BackendEnv } from '../../env.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { activateProfile } from '../../community/members/account-profile.ts';
import { countSignup } from '../../platform/metrics/business-metrics.ts';
import { announce, invalidateTags } from '../../platform/realtime/hub.ts';
import { recordLead } from '../../growth/tracking/conversions.ts';
import { markLinkUsed } from '../credentials/mail-links.ts';
import { endOtherSignups } from './end-other-signups.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { mailTokens } from '../../platform/db/schema/credentials.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { bool, bytea, timestamptz, statement, type StatementRow } from '../../platform/db/statement.ts';

type Confirming = { brand: Brand; env: BackendEnv; jobs: Jobs; limits: RateLimits; client: string };

type Activated = { userId: number; email: string };

/**
 * Confirms an address with its single-use token and grants signup_credits once per mailbox if `mayGrantBonuses` allows. A used
 * link succeeds again while the account is active, as mail scanners open links first.
 * @throws activation_failed, also if the operator has locked an account of the mailbox
 */
export async function activate(
  tx: Tx,
  { brand, env, jobs, limits, client }: Confirming,
  token: string,
  now: Date,
): Promise<Activated> {
  const link = await lockLink(tx, token, now);
  if (!link || link.brand_id !== brand.id || link.email !== link.sent_to) throw activationFailed();
  if (link.used && link.status === 'active') return activated(link);
  if (link.used || !link.open || link.status !== 'not_confirmed' || !link.confirmable)
    throw activationFailed();

  await confirm(tx, link, token, now);
  const { redeemedBonuses, banned } = await carryEarlier(tx, env, link, now);
  if (banned) throw activationFailed();
  const credits = redeemedBonuses.includes('signup') ? 0 : brand.settings.signup_credits;
  if (credits > 0 && (await mayGrantBonuses(limits, { email: link.email, client })))
    await grantSignupCredits(tx, link, credits, now);
  await recordLead(tx, jobs, link.user_id, now);
  countSignup(link.brand_id, 'confirmed');
  await endOtherSignups(tx, { brandId: link.brand_id, email: link.email, now });
  await announce(tx, [link.user_id], { type: 'user' });
  await invalidateTags(tx, `members:${link.pool}`, `member:${link.profile_id}`);
  if (link.has_message) await jobs.enqueue(tx, 'send-signup-message', { userId: link.user_id });
  return activated(link);
}

const lockAddress = statement({
  params: { hash: bytea },
  text: `
    select pg_advisory_xact_lock(hashtext('activation:' || users.brand_id || ':' || mail_tokens.email))
    from mail_tokens join users on users.id = mail_tokens.user_id where mail_tokens.token_hash = :hash`,
});

const lockOwner = statement({
  params: { hash: bytea },
  text: `select 1 from users where id = (select user_id from mail_tokens where token_hash = :hash) for update`,
});

const selectLink = statement({
  params: { now: timestamptz, hash: bytea },
  row: {
    user_id: users.id,
    brand_id: users.brandId,
    email: users.email,
    /** A link only confirms the address it was sent to. */
    sent_to: mailTokens.email,
    status: users.status,
    confirmable: users.confirmable,
    used: bool,
    open: bool,
    profile_id: profiles.id,
    pool: profiles.pool,
    has_message: bool,
  },
  text: `
    select users.id as user_id, users.brand_id, users.email, mail_tokens.email as sent_to, users.status, users.confirmable,
      mail_tokens.used_at is not null as used, mail_tokens.expires_at > :now as open,
      profiles.id as profile_id, profiles.pool, users.signup_message is not null as has_message
    from mail_tokens join users on users.id = mail_tokens.user_id join profiles on profiles.user_id = users.id
    where mail_tokens.token_hash = :hash and mail_tokens.purpose = 'activation'`,
});

type Link = StatementRow<typeof selectLink>;

/** Locks the address before reading the link, so that parallel activations of the address see each other's results. */
async function lockLink(tx: Tx, token: string, now: Date): Promise<Link | null> {
  const hash = hashToken(token);
  await lockAddress(tx, { hash });
  await lockOwner(tx, { hash });
  const { rows } = await selectLink(tx, { now, hash });
  return rows[0] ?? null;
}

async function confirm(tx: Tx, link: Link, token: string, now: Date): Promise<void> {
  try {
    await tx.update(users).set({ status: 'active', confirmedAt: now }).where(eq(users.id, link.user_id));
  } catch (error) {
    // Another account with this address was confirmed first.
    if (databaseErrorCode(error) === '23505') throw activationFailed();
    throw error;
  }
  await markLinkUsed(tx, token, now);
  await activateProfile(tx, link.profile_id, now);
}

/** Carries over data of earlier accounts, now that the address is proven. */
function carryEarlier(tx: Tx, env: BackendEnv, link: Link, now: Date) {
  const { user_id: userId, profile_id: profileId, brand_id: brandId, pool } = link;
  return carryOver(tx, { userId, profileId, brandId, pool }, hashMailbox(env, link.email), now);
}

async function grantSignupCredits(tx: Tx, link: Link, credits: number, now: Date): Promise<void> {
  const reference = `signup:${link.user_id}`;
  await bookCredits(tx, { userId: link.user_id, delta: credits, reason: 'signup', reference, now });
}

function activated({ user_id, email }: Link): Activated {
  return { userId: user_id, email };
}

function activationFailed(): CallError {
  return new CallError('activation_failed');
}
