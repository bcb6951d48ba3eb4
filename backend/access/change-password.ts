import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { changePassword as changeCall } from '../../lib/contract/passwords.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { requirePassword } from '../accounts/require-password.ts';
import type { Brand } from '../brands/brand.ts';
import { inTransaction, type Queries } from '../db/connect.ts';
import type { Services } from '../http/call.ts';
import { authenticationRequired, invalidInput } from '../http/errors.ts';
import { refuseBadPassword } from './refuse-bad-password.ts';
import { setPassword } from './set-password.ts';

type Changer = { userId: number; brand: Brand; token: string | null };

/**
 * Changes the password by the old one, and ends all sessions but the one that asks. Throws account_locked, or
 * invalid_input with wrong_password, same_password, weak_password or passwords_differ.
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
  if (input.password === old_password) throw invalidInput({ password: 'same_password' });
  const { name, email } = await requirePerson(db, userId);
  await refuseBadPassword(input, [name, email, brand.name]);
  const passwordHash = await hashPassword(input.password);
  await inTransaction(db, async (tx) => {
    await setPassword(tx, jobs, { userId, passwordHash }, now);
    await endSessions(tx, userId, token);
  });
}

async function requirePerson(db: Queries, userId: number): Promise<{ name: string; email: string }> {
  const { rows } = await db.execute<{ name: string; email: string }>(sql`
    select profiles.name, users.email from users join profiles on profiles.user_id = users.id
    where users.id = ${userId}`);
  const person = rows[0];
  if (!person) throw authenticationRequired();
  return person;
}
