import type { FieldError } from '../../contract/errors.ts';
import { checkEmail, checkLength, foundErrors } from '../platform/text-fields.ts';

export type WithdrawalValues = { name: string; order: string; email: string; website: string };

/** The order in the page's address (`?order=V26-ABCDE-FG`), cut to a number's length; empty for none. */
export function namedOrder(search: string): string {
  const order = (new URLSearchParams(search).get('order') ?? '').trim();
  return /^[\w-]{3,40}$/.test(order) ? order : '';
}

/** A withdrawal's errors by field; empty if valid. The server checks again. */
export function checkWithdrawal(
  values: WithdrawalValues,
): Partial<Record<keyof WithdrawalValues, FieldError>> {
  return foundErrors({
    name: checkLength(values.name, 2, 100),
    order: checkLength(values.order, 3, 40),
    email: checkEmail(values.email),
  });
}
