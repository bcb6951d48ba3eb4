import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import type { Device } from './open-session.ts';

type Outcome = 'logged_in' | 'wrong_password' | 'locked' | 'password_reset';

/** Remembers that somebody got into an account, for the member to see. */
export async function noteLogin(
  tx: Tx,
  { userId, outcome, userAgent, country, now }: Device & { userId: number; outcome: Outcome; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into login_history (user_id, outcome, user_agent, country, at)
    values (${userId}, ${outcome}, ${userAgent}, ${country}, ${now.toISOString()})`);
}

/**
 * Remembers a failed login for the account it was meant for: the confirmed one of the address, since an unconfirmed one
 * may be anybody's. One statement, whether there is an account or not.
 */
export async function noteFailedLogin(
  tx: Tx,
  {
    brandId,
    email,
    outcome,
    userAgent,
    country,
    now,
  }: Device & { brandId: string; email: string; outcome: 'wrong_password' | 'locked'; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into login_history (user_id, outcome, user_agent, country, at)
    select id, ${outcome}, ${userAgent}, ${country}, ${now.toISOString()}::timestamptz from users
    where brand_id = ${brandId} and email = ${email} and status = 'active'`);
}
