import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/platform/db/connect.ts';

/** The member whose data is exported; the address is confirmed. */
export type Owner = { userId: number; profileId: number; brandId: string; email: string };

/** Part of the export: plain data under database names, which match the contract. */
export type Part = Record<string, unknown>;

/** A tag for statements, which returns their rows. */
export const queryRows =
  (tx: Tx) =>
  async (...query: Parameters<typeof sql>): Promise<Part[]> =>
    (await tx.execute<Part>(sql(...query))).rows;

/** Login and contact data, consents and origin of the account. */
export async function collectAccount(tx: Tx, { userId, brandId, email }: Owner): Promise<Part> {
  const read = queryRows(tx);
  const own = sql`user_id = ${userId}`;
  const [account] =
    await read`select id, brand_id as brand, email, email_source, email_since, status, credits, paid_user, language, time_zone,
      notifications_disabled, read_receipts, signup_date, confirmed_at, tracking, terms_version,
      started_conversations, redeemed_bonuses, redeemed_discounts from users where id = ${userId}`;
  return {
    account,
    consents:
      await read`select kind, granted, version, recorded_at as at from consent_log where ${own} order by id`,
    sessions:
      await read`select created_at, last_used_at, expires_at, user_agent, country from sessions where ${own} order by created_at`,
    logins:
      await read`select occurred_at as at, outcome, user_agent, country from login_history where ${own} order by id`,
    push_subscriptions:
      await read`select endpoint, created_at from push_subscriptions where ${own} order by created_at`,
    notification_preferences:
      await read`select preferences, quiet_from, quiet_to, changed_at from notification_preferences where ${own}`,
    mails_about_news: await read`select kind, sent_at from sent_notification_mails where ${own} order by id`,
    invitations:
      await read`select label, created_at, expires_at, used_at from invitations where created_by = ${userId} and expires_at > created_at order by created_at`,
    way_to_the_account:
      await read`select first, last, bot as taken_for_a_program, created_at from attributions where ${own}`,
    told_to_partners:
      await read`select network, event, transaction, amount, currency, conversions.created_at, coalesce(status, 'not told') as state,
        done_at from conversions left join postbacks on postbacks.conversion_id = conversions.id
        where ${own} order by conversions.id`,
    complaints:
      await read`select reference as receipt, category, text, name, email, created_at from complaints
        where reporter_user_id = ${userId} or (reporter_user_id is null and brand_id = ${brandId} and lower(email) = ${email})
        order by id`,
    decisions_about_me:
      await read`select reference, action, ground, reason, decided_at, reversed_at from decisions where ${own} order by id`,
  };
}
