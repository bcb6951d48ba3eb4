import { trimText } from '../../contract/community/visible-text.ts';
import type { FieldError } from '../../contract/errors.ts';
import { findAddressFault } from '../../contract/identity/mail-address.ts';

/** The fault of a text with a minimum and maximum length, trimmed; null for none. */
export function checkLength(text: string, min: number, max: number): FieldError | null {
  const size = trimText(text).length;
  if (size === 0) return 'required';
  if (size < min) return 'too_short';
  return size > max ? 'too_long' : null;
}

/** Checks a required mail address. */
export function checkEmail(address: string): FieldError | null {
  if (address.trim() === '') return 'required';
  return findAddressFault(address);
}

/** The errors by field, without fields that have none. */
export function foundErrors<F extends string>(
  found: Partial<Record<F, FieldError | null>>,
): Partial<Record<F, FieldError>> {
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error)) as Partial<
    Record<F, FieldError>
  >;
}
