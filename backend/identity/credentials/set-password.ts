import { eq } from 'drizzle-orm';
import type { FieldError } from '#lib/contract/errors.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { invalidInput } from '../../platform/http/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { isWeakPassword } from './is-weak-password.ts';
import { endLinks } from './mail-links.ts';

type NewPassword = { password: string; password_again: string };

/** `docs/specification.md` §5. @throws invalid_input with passwords_differ or weak_password */
export function refuseBadPassword({ password, password_again }: NewPassword, known: string[]): void {
  const fields: Record<string, FieldError> = {};
  if (isWeakPassword(password, known)) fields.password = 'weak_password';
  if (password !== password_again) fields.password_again = 'passwords_differ';
  if (Object.keys(fields).length) throw invalidInput(fields);
}

/** Notifies the member by mail. Ends open links, which may have been requested with the old password. */
export async function setPassword(
  tx: Tx,
  jobs: Jobs,
  { userId, passwordHash }: { userId: number; passwordHash: string },
  now: Date,
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await endLinks(tx, userId, 'password_reset', now);
  await endLinks(tx, userId, 'mail_change', now);
  await jobs.enqueue(tx, 'send-mail', { mail: 'password-changed', id: userId });
}
