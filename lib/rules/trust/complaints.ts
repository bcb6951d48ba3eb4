import type { FieldError } from '../../contract/errors.ts';
import { checkEmail, checkLength, foundErrors } from '../platform/text-fields.ts';

/** The categories of the contract but withdrawals, which have a form of their own; the test holds the lists together. */
export const complaintCategories = ['profile', 'message', 'payment', 'privacy', 'other'] as const;

export type ComplaintValues = {
  name: string;
  email: string;
  category: (typeof complaintCategories)[number];
  text: string;
  website: string;
};

/** The profile that a complaint is about by the query of its page (`?profile=12`); null for anything but a number. */
export function complainedProfile(search: string): string | null {
  const profile = new URLSearchParams(search).get('profile') ?? '';
  return /^[1-9]\d{0,14}$/.test(profile) ? profile : null;
}

/** The errors of a complaint, by field; empty when it may be sent. The server judges again. */
export function checkComplaint(values: ComplaintValues): Partial<Record<keyof ComplaintValues, FieldError>> {
  return foundErrors({
    name: checkLength(values.name, 2, 100),
    email: checkEmail(values.email),
    text: checkLength(values.text, 10, 5000),
  });
}

const number = /^[A-Z0-9-]{8,60}$/;

/** The number of a complaint that the page is asked about by its query (`?receipt=…`); null for anything but a number. */
export function namedReceipt(search: string): string | null {
  return named(search, 'receipt');
}

/** Likewise the number of a decision (`?decision=…`). */
export function namedDecision(search: string): string | null {
  return named(search, 'decision');
}

function named(search: string, name: string): string | null {
  const given = (new URLSearchParams(search).get(name) ?? '').trim().toUpperCase();
  return number.test(given) ? given : null;
}
