import { sql } from 'drizzle-orm';
import { inTransaction } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import { authenticationRequired, invalidInput } from '../http/errors.ts';
import type { Actor } from '../http/session.ts';
import { countAttempt, refuseWhileLocked } from './login-attempts.ts';
import { originOfMember } from './login-origin.ts';
import { fitsPassword } from './passwords.ts';

/** What a member is asked the password for again, and the field of the form that asks. */
type Question = { password: string; field: string };

/**
 * Asks a member for the password again, before what must not happen by an open browser alone. Wrong ones are counted, so
 * that nobody guesses it here either; apart from those at the login, so that no stranger can shut the member out of this.
 * Throws invalid_input with wrong_password at the field, or account_locked with the minutes left.
 */
export async function requirePassword(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { userId, brandId }: Pick<Actor, 'userId' | 'brandId'>,
  { password, field }: Question,
  now: Date,
): Promise<void> {
  const { rows } = await db.execute<{ email: string; password_hash: string }>(sql`
    select email, password_hash from users where id = ${userId} and status <> 'deleted'`);
  const account = rows[0];
  if (!account) throw authenticationRequired();
  const attempt = { brandId, email: account.email, origin: originOfMember(env, userId) };
  await refuseWhileLocked(db, attempt, now);
  const isRight = await fitsPassword(account.password_hash, password);
  const { refusal } = await inTransaction(db, (tx) => countAttempt(tx, attempt, isRight, now));
  if (refusal) throw refusal;
  if (!isRight) throw invalidInput({ [field]: 'wrong_password' });
}
