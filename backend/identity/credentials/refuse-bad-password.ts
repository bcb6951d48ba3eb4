import type { FieldError } from '#lib/contract/errors.ts';
import { invalidInput } from '../../platform/http/errors.ts';
import { isWeakPassword } from './is-weak-password.ts';

type NewPassword = { password: string; password_again: string };

/** `docs/specification.md` §5. @throws invalid_input with passwords_differ or weak_password */
export function refuseBadPassword({ password, password_again }: NewPassword, known: string[]): void {
  const fields: Record<string, FieldError> = {};
  if (isWeakPassword(password, known)) fields.password = 'weak_password';
  if (password !== password_again) fields.password_again = 'passwords_differ';
  if (Object.keys(fields).length) throw invalidInput(fields);
}
