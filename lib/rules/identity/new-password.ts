import type { FieldError } from '../../contract/errors.ts';

export type PasswordValues = { old_password: string; password: string; password_again: string };

export type PasswordField = keyof PasswordValues;

/** Section 5: what is wrong with a new password before it is sent; the server judges again, its strength too. */
export function checkNewPassword(
  { old_password, password, password_again }: PasswordValues,
  asksOld: boolean,
): Partial<Record<PasswordField, FieldError>> {
  const wrong: Partial<Record<PasswordField, FieldError>> = {};
  if (asksOld && old_password === '') wrong.old_password = 'required';
  if (password === '') wrong.password = 'required';
  else if (password.length < 8) wrong.password = 'too_short';
  else if (password.length > 200) wrong.password = 'too_long';
  else if (asksOld && password === old_password) wrong.password = 'same_password';
  if (password_again === '') wrong.password_again = 'required';
  else if (password_again !== password) wrong.password_again = 'passwords_differ';
  return wrong;
}
