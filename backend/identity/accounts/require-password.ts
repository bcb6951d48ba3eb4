import { and, eq, ne } from 'drizzle-orm';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { authenticationRequired, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { countAttempt, refuseWhileLocked } from './login-attempts.ts';
import { getMemberOrigin } from './login-origin.ts';
import { checkPassword, storeRehash } from './passwords.ts';
import { users } from '../../platform/db/schema/accounts.ts';

type Question = { password: string; field: string };

/**
 * Checks a re-entered password before sensitive changes, against misuse of an open browser. Failures are counted apart
 * from logins, so that strangers cannot lock the member out here.
 * @throws invalid_input with wrong_password at the field, account_locked with the minutes left
 */
export async function requirePassword(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { userId, brandId }: Pick<Actor, 'userId' | 'brandId'>,
  { password, field }: Question,
  now: Date,
): Promise<void> {
  const [account] = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, userId), ne(users.status, 'deleted')));
  if (!account) throw authenticationRequired();
  const attempt = { brandId, email: account.email, origin: getMemberOrigin(env, userId) };
  await refuseWhileLocked(db, attempt, now);
  const checked = await checkPassword(account.passwordHash, password);
  const { refusal } = await inTransaction(db, async (tx) => {
    const counted = await countAttempt(tx, attempt, checked.isMatch, now);
    if (!counted.refusal) await storeRehash(tx, { userId, old: account.passwordHash }, checked);
    return counted;
  });
  if (refusal) throw refusal;
  if (!checked.isMatch) throw invalidInput({ [field]: 'wrong_password' });
}
