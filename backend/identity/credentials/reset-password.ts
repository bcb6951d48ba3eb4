import type { z } from 'zod';
import type { resetPassword as resetCall } from '#lib/contract/identity/credentials.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { clearAttempts } from '../accounts/login-attempts.ts';
import { recordLogin } from '../accounts/record-login.ts';
import { createSession, type Device } from '../accounts/create-session.ts';
import { hashPassword } from '../accounts/passwords.ts';
import type { Brand } from '../../brands/brand.ts';
import { inTransaction, type Queries, type Tx } from '../../platform/db/connect.ts';
import type { Services } from '../../platform/http/call.ts';
import { requireResetLink, useResetLink } from './reset-link.ts';
import { refuseBadPassword, setPassword } from './set-password.ts';
import { requestLinkMail, type Asking } from './request-link-mail.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { text, timestamptz, statement } from '../../platform/db/statement.ts';

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

type Account = { id: number; status: 'active' | 'not_confirmed' | 'deleted' };

/** Requests the reset mail; a deleted account gets the reactivation link. @throws too_many_reset_mails */
export async function requestPasswordReset(tx: Tx, asking: Asking, email: string, now: Date): Promise<void> {
  const account = await findAccount(tx, asking.brand.id, email, now);
  const link = account?.status === 'deleted' ? 'reactivation' : 'password_reset';
  const request = { email, purpose: 'password_reset', userId: account?.id ?? null, link } as const;
  await requestLinkMail(tx, asking, request, now);
}

const selectAccount = statement({
  params: { brandId: text, email: text, now: timestamptz },
  row: { id: users.id, status: users.status },
  text: `
    select id, status from users
    where brand_id = :brandId and email = :email
      and (status <> 'deleted' or (erased_at is null and erase_at > :now))
    order by array_position(array['active', 'not_confirmed', 'deleted'], status), id desc limit 1`,
});

/** The confirmed account of an address, else the newest unconfirmed, else the last deleted but restorable one. */
async function findAccount(db: Queries, brandId: string, email: string, now: Date): Promise<Account | null> {
  const { rows } = await selectAccount(db, { brandId, email, now });
  return rows[0] ?? null;
}
