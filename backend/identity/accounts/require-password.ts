import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { authenticationRequired, invalidInput } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { countAttempt, refuseWhileLocked } from './login-attempts.ts';
import { getMemberOrigin } from './login-origin.ts';
import { checkPassword, storeRehash } from './passwords.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { int8 } from '../../platform/db/sql-types.ts';
import { statement } from '../../platform/db/statement.ts';

type Question = { password: string; field: string };

const selectUsers = statement({
  params: { userId: int8 },
  row: { email: users.email, password_hash: users.passwordHash },
  text: `select email, password_hash from users where id = :userId and status <> 'deleted'`,
});

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
  const { rows } = await selectUsers(db, { userId });
  const account = rows[0];
  if (!account) throw authenticationRequired();
  const attempt = { brandId, email: account.email, origin: getMemberOrigin(env, userId) };
  await refuseWhileLocked(db, attempt, now);
  const checked = await checkPassword(account.password_hash, password);
  const { refusal } = await inTransaction(db, async (tx) => {
    const counted = await countAttempt(tx, attempt, checked.isMatch, now);
    if (!counted.refusal) await storeRehash(tx, { userId, old: account.password_hash }, checked);
    return counted;
  });
  if (refusal) throw refusal;
  if (!checked.isMatch) throw invalidInput({ [field]: 'wrong_password' });
}
