import type { FieldError } from '#lib/contract/errors.ts';
import { acceptedScore } from '#lib/contract/identity/passwords.ts';
import { invalidInput } from '../../platform/http/errors.ts';
import { ratePassword } from './rate-password.ts';

type NewPassword = { password: string; password_again: string };

/** Section 5: both are the same, and hard to guess. Throws invalid_input with passwords_differ or weak_password. */
export async function refuseBadPassword(
  { password, password_again }: NewPassword,
  known: string[],
): Promise<void> {
  const fields: Record<string, FieldError> = {};
  if (await isWeakPassword(password, known)) fields.password = 'weak_password';
  if (password !== password_again) fields.password_again = 'passwords_differ';
  if (Object.keys(fields).length) throw invalidInput(fields);
}

/** Whether a password is too easy to guess for somebody who knows the given words about the person. */
export async function isWeakPassword(password: string, known: string[]): Promise<boolean> {
  return (await ratePassword(password, known)).score < acceptedScore;
}
