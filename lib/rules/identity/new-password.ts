import type { FieldError } from '../../contract/errors.ts';
import { composePassword, passwordLength } from '../../contract/identity/password-length.ts';

export type PasswordValues = { old_password: string; password: string; password_again: string };

export type PasswordField = keyof PasswordValues;

/**
 * `docs/specification.md` §5: the fault of a new password before sending; the server checks again, including its
 * strength.
 */
export function checkNewPassword(
  values: PasswordValues,
  asksOld: boolean,
): Partial<Record<PasswordField, FieldError>> {
  const wrong: Partial<Record<PasswordField, FieldError>> = {};
  const [old_password, password, password_again] = [
    composePassword(values.old_password),
    composePassword(values.password),
    composePassword(values.password_again),
  ];
  if (asksOld && old_password === '') wrong.old_password = 'required';
  const fault = findPasswordFault(password);
  if (fault) wrong.password = fault;
  else if (asksOld && password === old_password) wrong.password = 'same_password';
  if (password_again === '') wrong.password_again = 'required';
  else if (password_again !== password) wrong.password_again = 'passwords_differ';
  return wrong;
}

export function findPasswordFault(typed: string): FieldError | null {
  const password = composePassword(typed);
  if (password === '') return 'required';
  if (password.length < passwordLength.min) return 'too_short';
  return password.length > passwordLength.max ? 'too_long' : null;
}
