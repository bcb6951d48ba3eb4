import type { FieldError } from '../contract/errors.ts';
import { isEmail } from './email-form.ts';

export type WithdrawalValues = { name: string; order: string; email: string; website: string };

/** The order that the address of the page names (`?order=V26-ABCDE-FG`), cut to what a number can be; else empty. */
export function namedOrder(search: string): string {
  const order = (new URLSearchParams(search).get('order') ?? '').trim();
  return /^[\w-]{3,40}$/.test(order) ? order : '';
}

/** The errors of a withdrawal, by field; empty when it may be sent. The server judges again. */
export function checkWithdrawal(
  values: WithdrawalValues,
): Partial<Record<keyof WithdrawalValues, FieldError>> {
  const found = {
    name: length(values.name, 2, 100),
    order: length(values.order, 3, 40),
    email: email(values.email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error)) as Partial<
    Record<keyof WithdrawalValues, FieldError>
  >;
}

function length(text: string, least: number, most: number): FieldError | null {
  const size = text.trim().length;
  if (size === 0) return 'required';
  if (size < least) return 'too_short';
  return size > most ? 'too_long' : null;
}

function email(address: string): FieldError | null {
  if (address.trim() === '') return 'required';
  return isEmail(address) ? null : 'invalid_email';
}
