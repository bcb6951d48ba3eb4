import type { z } from 'zod';
import type { resetPassword as resetCall } from '#lib/contract/identity/passwords.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { clearAttempts } from '../accounts/login-attempts.ts';
import { recordLogin } from '../accounts/record-login.ts';
import { createSession, type Device } from '../accounts/create-session.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Brand } from '../../brands/brand.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { requireResetLink, useResetLink } from './reset-link.ts';
import { refuseBadPassword, setPassword } from './set-password.ts';

type Visitor = Device & { brand: Brand };

/**
 * Sets a new password by a reset link: ends all sessions, unlocks the login and opens a session.
 * @throws link_expired, account_closed, invalid_input with passwords_differ or weak_password
 */
export async function resetPassword(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { brand, ...device }: Visitor,
  { token, ...input }: z.output<typeof resetCall.body>,
  now: Date,
): Promise<{ userId: number; token: string }> {
  const { name, email } = await requireResetLink(db, brand.id, token, now);
  refuseBadPassword(input, [name, email, brand.name]);
  const passwordHash = await hashPassword(input.password);
  return inTransaction(db, async (tx) => {
    const { userId } = await useResetLink(tx, brand.id, token, now);
    await setPassword(tx, jobs, { userId, passwordHash }, now);
    await clearAttempts(tx, { brandId: brand.id, email });
    await endSessions(tx, userId, null);
    await recordLogin(tx, { ...device, userId, outcome: 'password_reset', now });
    return { userId, token: await createSession(tx, userId, device, now) };
  });
}
