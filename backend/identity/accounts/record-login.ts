import type { Tx } from '../../platform/db/connect.ts';
import { loginHistory } from '../../platform/db/schema/accounts.ts';
import type { Device } from './create-session.ts';
import { orNull, text, timestamptz, statement } from '../../platform/db/statement.ts';

type Outcome = (typeof loginHistory.$inferSelect)['outcome'];

export async function recordLogin(
  tx: Tx,
  { userId, outcome, userAgent, country, now }: Device & { userId: number; outcome: Outcome; now: Date },
): Promise<void> {
  await tx.insert(loginHistory).values({ userId, outcome, userAgent, country, occurredAt: now });
}

const insertFailedLogin = statement({
  params: {
    outcome: text,
    userAgent: text,
    country: orNull(text),
    now: timestamptz,
    brandId: text,
    email: text,
  },
  text: `
    insert into login_history (user_id, outcome, user_agent, country, occurred_at)
    select id, :outcome, :userAgent, :country, :now::timestamptz from users
    where brand_id = :brandId and email = :email and status = 'active'`,
});

/** Only for confirmed accounts, as others may be anyone's. One statement with or without an account. */
export async function recordFailedLogin(
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
  await insertFailedLogin(tx, { outcome, userAgent, country, now, brandId, email });
}
