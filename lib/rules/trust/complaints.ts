import type { FieldError } from '../../contract/errors.ts';
import { checkEmail, checkLength, foundErrors } from '../platform/text-fields.ts';

/** The contract's categories except withdrawals, which have their own form; a test compares the lists. */
export const complaintCategories = ['profile', 'message', 'payment', 'privacy', 'other'] as const;

export type ComplaintValues = {
  name: string;
  email: string;
  category: (typeof complaintCategories)[number];
  text: string;
  website: string;
};

/** The complaint's profile in the page's query (`?profile=12`); null unless a number. */
export function complainedProfile(search: string): string | null {
  const profile = new URLSearchParams(search).get('profile') ?? '';
  return /^[1-9]\d{0,14}$/.test(profile) ? profile : null;
}

/** A complaint's errors by field; empty if valid. The server checks again. */
export function checkComplaint(values: ComplaintValues): Partial<Record<keyof ComplaintValues, FieldError>> {
  return foundErrors({
    name: checkLength(values.name, 2, 100),
    email: checkEmail(values.email),
    text: checkLength(values.text, 10, 5000),
  });
}

const number = /^[A-Z0-9-]{8,60}$/;

/** The complaint's number in the page's query (`?receipt=…`); null unless a number. */
export function referenceInQuery(search: string): string | null {
  return named(search, 'receipt');
}

/** The number of a decision (`?decision=…`). */
export function namedDecision(search: string): string | null {
  return named(search, 'decision');
}

function named(search: string, name: string): string | null {
  const given = (new URLSearchParams(search).get(name) ?? '').trim().toUpperCase();
  return number.test(given) ? given : null;
}
