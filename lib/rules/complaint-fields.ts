import type { FieldError } from '../contract/errors.ts';
import { isEmail } from './email-form.ts';

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
  const found = {
    name: length(values.name, 2, 100),
    email: email(values.email),
    text: length(values.text, 10, 5000),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error)) as Partial<
    Record<keyof ComplaintValues, FieldError>
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
