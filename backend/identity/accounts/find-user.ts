import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { userSchema } from '#lib/contract/identity/accounts.ts';
import type { Queries } from '../../platform/db/connect.ts';
import { authenticationRequired } from '../../platform/http/errors.ts';
import { hashToken } from '../../platform/http/session.ts';
import { freeConversations } from '../../community/chat/send-context.ts';
import { recordActivity } from '../../community/members/activity.ts';
import { joinOwnMainPhoto, profileColumns } from '../../community/members/columns.ts';
import { presentImage, presentOwnProfile, type ProfileRow } from '../../community/members/present.ts';
import { termsVersion } from '../../growth/info-pages/terms-version.ts';
import { showAddress } from '../../platform/texts/show-address.ts';
import { getTimeZone } from './member-zone.ts';

type UserRow = ProfileRow & {
  user_id: number;
  email: string;
  account_status: 'not_confirmed' | 'active';
  credits: number;
  notifications_disabled: string[];
  language: string;
  time_zone: string | null;
  paid_user: boolean;
  signup_date: Date | string;
  started_conversations: number;
  push_subscribed: boolean;
  read_receipts: boolean;
  terms_version: Date | string | null;
  company_added: Date | string;
};

type PresentedUser = z.input<typeof userSchema>;

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
): Promise<PresentedUser | null> {
  const stale = new Date(now.getTime() - activityGrain);
  const { rows } = await db.execute<UserRow>(sql`
    with seen as (
      ${recordActivity(userId, now, stale)}
    ), used as (
      update sessions set last_used_at = ${now.toISOString()}
      where token_hash = ${hashToken(token ?? '')} and coalesce(last_used_at, created_at) < ${stale.toISOString()}
    )
    select ${profileColumns}, users.id as user_id, users.email, users.status as account_status, users.credits,
      users.notifications_disabled, users.language, users.time_zone, users.paid_user, users.signup_date, users.started_conversations, users.read_receipts,
      users.terms_version, companies.added_at as company_added,
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
): Promise<PresentedUser> {
  const user = await findUser(db, userId, locale, now);
  if (!user) throw authenticationRequired();
  return user;
}

function presentUser(row: UserRow, locale: string, now: Date): PresentedUser {
  return {
    id: row.user_id,
    email: showAddress(row.email),
    status: row.account_status,
    credits: row.credits,
    notifications_disabled: row.notifications_disabled as PresentedUser['notifications_disabled'],
    language: row.language as PresentedUser['language'],
    time_zone: getTimeZone({ zone: row.time_zone, country: row.country, region: row.region }),
    paid_user: row.paid_user,
    signup_date: new Date(row.signup_date).toISOString(),
    profile: presentOwnProfile(row, locale, now),
    main_image: presentImage(row),
    push_subscribed: row.push_subscribed,
    read_receipts: row.read_receipts,
    terms_outdated: new Date(row.terms_version ?? 0) < termsVersion(new Date(row.company_added)),
    conversations_left: row.paid_user ? null : Math.max(0, freeConversations - row.started_conversations),
  };
}
