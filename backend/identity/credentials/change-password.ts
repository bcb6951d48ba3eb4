import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { composePassword } from '#lib/contract/identity/password-length.ts';
import type { changePassword as changeCall } from '#lib/contract/identity/credentials.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { requirePassword } from '../accounts/require-password.ts';
import type { Brand } from '../../brands/brand.ts';
import { inTransaction, type Queries } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { authenticationRequired, invalidInput } from '../../platform/http/errors.ts';
import { refuseBadPassword, setPassword } from './set-password.ts';
import { profiles } from '../../platform/db/schema/members.ts';
import { users } from '../../platform/db/schema/accounts.ts';

type Changer = { userId: number; brand: Brand; token: string | null };

/**
 * Ends all sessions but the current one.
 * @throws account_locked, invalid_input with wrong_password, same_password, weak_password or passwords_differ
 */
export async function changePassword(
  { db, env, jobs }: Pick<Services, 'db' | 'env' | 'jobs'>,
  { userId, brand, token }: Changer,
  { old_password, ...input }: z.output<typeof changeCall.body>,
  now: Date,
): Promise<void> {
  await requirePassword(
    { db, env },
    { userId, brandId: brand.id },
    { password: old_password, field: 'old_password' },
    now,
  );
  if (input.password === composePassword(old_password)) throw invalidInput({ password: 'same_password' });
  const { name, email } = await requirePerson(db, userId);
  refuseBadPassword(input, [name, email, brand.name]);
  const passwordHash = await hashPassword(input.password);
  await inTransaction(db, async (tx) => {
    await setPassword(tx, jobs, { userId, passwordHash }, now);
    await endSessions(tx, userId, token);
  });
}

async function requirePerson(db: Queries, userId: number): Promise<{ name: string; email: string }> {
  const [person] = await db
    .select({ name: profiles.name, email: users.email })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  if (!person) throw authenticationRequired();
  return person;
}
