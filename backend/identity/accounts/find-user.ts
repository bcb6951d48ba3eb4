import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { userSchema } from '#lib/contract/identity/user.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { authenticationRequired } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/http/session.ts';
import { joinOwnMainPhoto, profileColumns } from '../../community/members/columns.ts';
import { presentUser, type UserRow } from './present-user.ts';

/** Minimum milliseconds between activity updates, so that polling does not write each time. */
const activityGrain = 15 * 60_000;

/**
 * The user with profile, main photo and push flag, or null. One statement, as every poll runs it; also updates the
 * activity that sorts the member search, and the session of `token`.
 */
export async function findUser(
  db: Queries,
  userId: number,
  locale: string,
  now: Date,
  token: string | null = null,
): Promise<z.input<typeof userSchema> | null> {
  const stale = new Date(now.getTime() - activityGrain);
  const { rows } = await db.execute<UserRow>(sql`
    with seen as (
      update profiles set last_active_at = ${now.toISOString()}
      where user_id = ${userId} and last_active_at < ${stale.toISOString()}
    ), used as (
      update sessions set last_used_at = ${now.toISOString()}
      where token_hash = ${hashToken(token ?? '')} and coalesce(last_used_at, created_at) < ${stale.toISOString()}
    )
    select ${profileColumns}, users.id as user_id, users.email, users.status as account_status, users.credits,
      users.notifications_disabled, users.language, users.time_zone, users.paid_user, users.signup_date, users.started_conversations, users.read_receipts,
      users.terms_version, companies.added as company_added,
      exists (select 1 from push_subscriptions where push_subscriptions.user_id = users.id) as push_subscribed
    from users join profiles on profiles.user_id = users.id ${joinOwnMainPhoto}
    join brands on brands.id = users.brand_id join companies on companies.id = brands.company_id
    where users.id = ${userId} and users.status <> 'deleted'`);
  return rows[0] ? presentUser(rows[0], locale, now) : null;
}

/** @throws authentication_required if the account is gone */
export async function requireUser(
  db: Queries,
  userId: number,
  locale: string,
  now: Date,
): Promise<z.input<typeof userSchema>> {
  const user = await findUser(db, userId, locale, now);
  if (!user) throw authenticationRequired();
  return user;
}
